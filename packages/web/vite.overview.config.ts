import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the service draws the first screen of the overview with: one file that needs nothing beside it. Its styles are those of the app. */
export default defineConfig({
  plugins: [react()],
  base: '/',
  ssr: { noExternal: true },
  define: {
    'process.env.NODE_ENV': '"production"',
    // A drawing has no other windows to listen to: the service could not end while it does.
    BroadcastChannel: 'undefined',
  },
  build: { ssr: 'src/dashboard/overview/draw-overview.tsx', outDir: 'dist/overview', assetsInlineLimit: 0, target: 'node24' },
})
