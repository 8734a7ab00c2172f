/** The look of the page, which brings it along: it loads nothing. */
export const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.8rem; } h2 { margin-top: 3rem; font-size: 1.4rem; } h3 { margin-top: 2rem; font-size: 1.1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .6rem 0; }
dl { margin: 0 0 1rem; padding: .5rem 0; border-top: 1px solid GrayText; }
dl > div { display: grid; grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr); gap: .25rem 1rem; padding: .15rem 0; }
dt { font-weight: 600; } dd { margin: 0; } dd ul { margin: 0; padding-inline-start: 1.1rem; }
@media (max-width: 30rem) { dl > div { grid-template-columns: minmax(0, 1fr); gap: 0; } }
@media print { nav { display: none; } dl { break-inside: avoid; } }
`.trim()
