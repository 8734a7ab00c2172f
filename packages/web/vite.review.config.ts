import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What `npm run flows -- review` draws screens with: one file that needs nothing beside it, and one style. The command names the folder. */
export default defineConfig({
  plugins: [react()],
  base: '/',
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/studio/review/draw-review.tsx',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    ssrEmitAssets: true,
    target: 'node24',
  },
})
