import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the service draws landing and public pages with: one file that needs nothing beside it, and one style. */
export default defineConfig({
  plugins: [react()],
  base: '/',
  ssr: { noExternal: true },
  // Drawn as for people, not as for whoever looks for faults in React.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/landings/draw-page.tsx',
    outDir: 'dist/pages',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    ssrEmitAssets: true,
    target: 'node24',
  },
})
