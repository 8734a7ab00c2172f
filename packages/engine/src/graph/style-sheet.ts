/** The colours of the product, by role, for light and dark screens. */
const light = '--paper:#FBF8F3;--ink:#1D2B2A;--muted:#4D5B59;--border:#7A8784;--brand:#0B6B57;--on-brand:#FFFFFF;--sun:#F2B544'
const dark = '--paper:#121A19;--ink:#F1EDE6;--muted:#B3BDB9;--border:#71807C;--brand:#5CC9AE;--on-brand:#0C1614;--sun:#F2B544'

/** The style of the drawing, inside the picture, so that it looks the same wherever it is opened. */
export const styleSheet = `
svg{${light};font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color-scheme:light dark}
@media (prefers-color-scheme:dark){svg{${dark}}}
text{fill:var(--ink)}
.paper{fill:var(--paper)}
.heading{font-size:24px;font-weight:700}
.about,.key{font-size:13px;fill:var(--muted)}
.key{font-size:12px}
.shape{fill:var(--paper);stroke:var(--border);stroke-width:1.5}
.node.step .shape{stroke:var(--brand);stroke-width:2}
.node.side .shape{fill:color-mix(in srgb,var(--sun) 26%,var(--paper));stroke:var(--sun)}
.node.again .shape{stroke-dasharray:4 3}
.node.start .shape,.node.leave .shape{fill:var(--ink);stroke:var(--ink)}
.node.start text,.node.leave text{fill:var(--paper)}
.name{font-size:13.5px;font-weight:650;text-anchor:middle}
.title,.after{font-size:12px;fill:var(--muted);text-anchor:middle}
.after{font-size:11.5px;font-weight:600;fill:var(--ink)}
.step .name,.step .title{text-anchor:start}
.again .name{font-weight:500}
.number{fill:var(--paper);stroke:var(--brand);stroke-width:1.5}
.number.required{fill:var(--brand)}
.digits{font-size:12.5px;font-weight:700;text-anchor:middle;fill:var(--brand)}
.digits.required{fill:var(--on-brand)}
.way{fill:none;stroke-width:1.5}
.way.order{stroke:var(--brand);stroke-width:2.5}
.way.skip{stroke:var(--brand);stroke-dasharray:6 4}
.way.detour{stroke:var(--border)}
.way.action{stroke:var(--border);stroke-dasharray:2 4;stroke-linecap:round}
.head.order,.head.skip{fill:var(--brand)}
.head.detour,.head.action{fill:var(--border)}
.label{font-size:11.5px;fill:var(--muted);text-anchor:middle}
.label.order,.label.skip{fill:var(--brand);font-weight:600}
@media print{svg{${light}}}
`
