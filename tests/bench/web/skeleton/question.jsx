import { useState } from 'react'

export function Question({ name, onAnswer }) {
  const [typed, setTyped] = useState('')
  return (
    <main>
      <h1>Where did you work before?</h1>
      <p>We look up each employer’s plan. Looking is free. The name and rough years are enough.</p>
      <label htmlFor="answer">Employer</label>
      <input id="answer" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => onAnswer(typed)}>
        Continue from {name}
      </button>
    </main>
  )
}
