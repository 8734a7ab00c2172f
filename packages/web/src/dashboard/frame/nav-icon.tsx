import type { Corner } from './nav.ts'

const paths: Readonly<Record<Corner, string>> = {
  overview: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4v-5.5H9V20H5a1 1 0 0 1-1-1z',
  accounts: 'M4 8.5 12 4l8 4.5M5 8.5h14M6.5 12v5M12 12v5M17.5 12v5M4.5 20h15',
  investments: 'M4 19h16M5 15l4.5-5 3.5 3.5L19 7M15 7h4v4',
  money: 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19',
  documents: 'M7 4h7l4 4v12H7zM14 4v4h4M10 12h5M10 16h5',
  help: 'M9.2 9.2a2.9 2.9 0 1 1 4.3 2.5c-1 .6-1.5 1.1-1.5 2.3M12 17.2v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
}

/** Beside the words of the navigation, which say the same. */
export function NavIcon({ of }: { readonly of: Corner }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[of]} />
    </svg>
  )
}
