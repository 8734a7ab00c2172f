/** Shows what is wrong with a field beside it, or that nothing is. The place for it is on the page. */
export function showError(input: HTMLInputElement, error = ''): void {
  document.getElementById(`${input.id}-error`)?.replaceChildren(error)

  if (error) input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
}
