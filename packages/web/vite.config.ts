import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

export default defineConfig({
  plugins: [react(), precompress()],
  base: '/',
  build: {
    // Nothing is inlined: the service allows only files of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rollupOptions: { input: { app: 'index.html', 'dev-flows': 'dev-flows.html' } },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
