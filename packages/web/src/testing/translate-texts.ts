/** Does what a browser does that translates a page: an element of its own stands in the place of each text. */
export function translateTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = `[${text.nodeValue}]`
    text.parentNode?.replaceChild(font, text)
  }
}
