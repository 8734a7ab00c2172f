import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { create } from 'zustand'

const useHistory = create(() => ({ points: undefined }))
const [width, height] = [358, 240]

/** The least that an overview of this kind can be: React, a router, a store, two rounds of calls, a number and a line of two years. */
function Overview() {
  const { points } = useHistory()
  const [name, setName] = useState()
  useEffect(() => {
    void fetch('/who.json')
      .then((answer) => answer.json())
      .then((who) => setName(who.name))
      .then(() => fetch('/history.json'))
      .then((answer) => answer.json())
      .then((history) => useHistory.setState(history))
  }, [])
  if (!points) return <p>{name ?? ''}</p>
  const most = Math.max(...points.map(({ value }) => value))
  const path = points.map(({ value }, at) => `${(width * at) / points.length},${height - (height * value) / most}`).join(' ')
  return (
    <main>
      <h1 style={{ fontSize: 48 }}>${points.at(-1).value.toFixed(2)}</h1>
      <svg role="img" aria-label="Value" viewBox={`0 0 ${width} ${height}`}>
        <polyline points={path} fill="none" stroke="currentColor" />
      </svg>
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Overview />} />
    </Routes>
  </BrowserRouter>,
)
