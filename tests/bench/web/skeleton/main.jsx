import { useMachine } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { createMachine } from 'xstate'
import { create } from 'zustand'
import './page.css'

const steps = Array.from({ length: 115 }, (_none, index) => `step-${index + 1}`)
const machine = createMachine({
  initial: 'step-1',
  states: Object.fromEntries(steps.map((name, index) => [name, { on: { NEXT: steps[index + 1] ?? 'step-1' } }])),
})
const useAnswers = create(() => ({}))
const Question = lazy(() => import('./question.jsx').then(({ Question: shown }) => ({ default: shown })))

/** The least that a wizard of this kind can be: React, a router, a machine of 115 states, a store, and one question that is loaded. */
function Wizard() {
  const [snapshot, send] = useMachine(machine)
  const navigate = useNavigate()
  const answers = useAnswers()
  const goOn = (answer) => {
    useAnswers.setState({ ...answers, [snapshot.value]: answer })
    send({ type: 'NEXT' })
    navigate(`/wizard/${snapshot.value}`)
  }
  return (
    <Suspense fallback={null}>
      <Question name={snapshot.value} onAnswer={goOn} />
    </Suspense>
  )
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Wizard />} />
    </Routes>
  </BrowserRouter>,
)
