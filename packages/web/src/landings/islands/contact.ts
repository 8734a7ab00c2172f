import { personToken } from '../../client/service/person-check.ts'

/** The contact form with the check for programs. Where the check does not answer, the form goes as it would without a script. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form="contact"]')) {
  let isSending = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSending) return
    isSending = true
    const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
    button?.setAttribute('aria-busy', 'true')
    void personToken().then((token) => {
      if (token !== undefined) form.append(hidden('recaptcha_resp_token', token))
      isSending = false
      button?.removeAttribute('aria-busy')
      // Not by the button: this is not to be heard again.
      HTMLFormElement.prototype.submit.call(form)
    })
  })
}

function hidden(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  return input
}
