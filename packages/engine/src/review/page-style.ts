import type { BrandFile } from '@app/schemas/flow/brand'

type Palette = BrandFile['colours']['light']

const plain: BrandFile['colours'] = {
  light: {
    paper: '#FBF8F3',
    ink: '#1D2B2A',
    muted: '#4D5B59',
    border: '#7A8784',
    brand: '#0B6B57',
    onBrand: '#FFFFFF',
    error: '#A3271A',
    sun: '#F2B544',
  },
  dark: {
    paper: '#121A19',
    ink: '#F1EDE6',
    muted: '#B3BDB9',
    border: '#71807C',
    brand: '#5CC9AE',
    onBrand: '#0C1614',
    error: '#FF9C8F',
    sun: '#846219',
  },
}

/** The look of the page: one column on a phone, facts beside each screen on a desk, everything open on paper. */
export function pageStyle(colours: BrandFile['colours'] = plain): string {
  return `
:root{color-scheme:light dark;${variables(colours.light)};--card:color-mix(in srgb,var(--paper) 35%,#FFFFFF)}
@media (prefers-color-scheme:dark){:root{${variables(colours.dark)};--card:color-mix(in srgb,var(--paper) 93%,var(--ink))}}
${rules}
@media print{:root{${variables(plain.light)};--paper:#FFFFFF;--card:#FFFFFF}${printRules}}
`
}

function variables(palette: Palette): string {
  const all = Object.entries(palette).map(([role, colour]) => `--${role}:${colour}`)
  return [...all, '--line:color-mix(in srgb,var(--border) 45%,var(--paper))'].join(';')
}

const rules = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
header,nav,main{max-width:68rem;margin:0 auto;padding:0 1rem}
header{padding-top:2rem}
h1{font-size:1.9rem;line-height:1.2;margin:.25rem 0}
h2{font-size:1.05rem;margin:0 0 .75rem}
h3{font-size:1.5rem;line-height:1.25;margin:.25rem 0 .5rem}
h4{font-size:1rem;margin:1rem 0 .25rem}
p{margin:.5rem 0}
ul,ol{margin:.5rem 0;padding-left:1.4rem}
li{margin:.2rem 0}
code{font:.85em ui-monospace,SFMono-Regular,Menlo,monospace;color:var(--muted)}
a{color:var(--brand)}
.section{color:var(--brand);font-weight:600;font-size:.85rem;margin:0}
.about{color:var(--muted)}
.contents{list-style:none;padding:0}
.contents li{display:grid;grid-template-columns:2rem 1fr;column-gap:.5rem;padding:.2rem 0}
.contents .side,.contents .guard{padding-left:1.25rem}
.contents code,.contents .tag{grid-column:2;justify-self:start}
.number{color:var(--muted);font-variant-numeric:tabular-nums}
article{border-top:1px solid var(--line);padding:2rem 0}
article.side{border-top-style:dashed}
.tag{display:inline-block;font-size:.75rem;font-weight:600;color:var(--muted);border:1px solid var(--line);border-radius:.5rem;padding:0 .4rem;margin:0}
.screen{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.25rem;max-width:34rem}
.lead{font-size:1.1rem}
.note{background:color-mix(in srgb,var(--sun) 30%,var(--paper));border-left:.3rem solid var(--sun);border-radius:.4rem;padding:.6rem .8rem;margin:.9rem 0}
.note strong{display:block}
.more{border-top:1px solid var(--line);padding:.4rem 0}
.asked{font-weight:600}
.asked::before{content:"▾ ";color:var(--brand)}
.terms{border:1px solid var(--line);border-radius:.5rem;padding:.25rem .9rem;margin:.9rem 0;font-size:.95rem}
.panel{border:1.5px dashed var(--border);border-radius:.6rem;padding:.5rem .8rem;margin:.9rem 0}
.live{font-weight:600;color:var(--muted)}
.field{margin:1.5rem 0}
.label{font-weight:600;margin:0}
.optional,.help,.name{color:var(--muted);font-weight:400}
.help{font-size:.95rem;margin:.2rem 0}
.name{font:.75rem ui-monospace,SFMono-Regular,Menlo,monospace;margin:.3rem 0 0}
.only{margin:0 0 .3rem;font-size:.9rem;color:var(--muted)}
.input{background:var(--paper);border:1px solid var(--border);border-radius:.5rem;padding:.55rem .7rem;color:var(--muted);margin:.4rem 0}
.options{list-style:none;padding:0}
.options li{display:grid;grid-template-columns:1.2rem 1fr;column-gap:.6rem;background:var(--paper);border:1px solid var(--line);border-radius:.5rem;padding:.5rem .7rem;margin:.35rem 0}
.options .help,.options .message{display:block}
.dot,.box{display:inline-block;width:1.05rem;height:1.05rem;border:1.5px solid var(--border);margin-top:.2rem;vertical-align:-.15rem}
.dot{border-radius:50%}
.box{border-radius:.2rem}
.rows{border-left:.2rem solid var(--line);padding-left:.9rem;margin:.6rem 0}
.messages{list-style:none;padding:0;font-size:.9rem}
.messages li{display:grid;grid-template-columns:5.2rem 1fr;column-gap:.5rem;align-items:baseline;margin:.3rem 0}
.messages li,.message{color:var(--error)}
.messages .tag{text-align:center;padding:0}
.buttons{margin-top:1.5rem}
.button{display:inline-block;background:var(--brand);color:var(--onBrand);font-weight:600;border-radius:.6rem;padding:.65rem 1.1rem}
.quiet{color:var(--brand);font-weight:600;text-decoration:underline;text-underline-offset:.2em}
.facts{display:grid;grid-template-columns:6rem 1fr;gap:.3rem .75rem;font-size:.9rem;color:var(--muted);align-content:start;margin:1rem 0}
.facts dt{font-weight:600}
.facts dd{margin:0}
.facts dd span{display:block}
@media (min-width:60rem){.pair{display:grid;grid-template-columns:34rem 1fr;gap:2rem}.facts{margin:0;position:sticky;top:1rem}header .facts{position:static;max-width:52rem;margin:1rem 0}
.contents li{grid-template-columns:2rem auto auto 1fr}.contents code{grid-column:3;align-self:center}.contents .tag{grid-column:4;align-self:center}}
`

const printRules = `
body{font-size:10.5pt}
article{break-inside:auto;padding:1rem 0}
h2,h3,h4,.label{break-after:avoid}
.note,.panel,.options li,.button,.field>.label{break-inside:avoid}
.screen{max-width:none;padding:.8rem}
.pair{display:block}
nav{break-after:page}
a{color:inherit;text-decoration:none}
.button{background:none;color:var(--ink);border:1.5px solid var(--ink)}
`
