import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** What makes the forms of landing pages answer while one types: one small file that needs no other. It is put beside those of the app. */
export default defineConfig({
  plugins: [precompress()],
  base: '/',
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    manifest: '.vite/islands.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['islands', 'visit', 'contact'].map((name) => `src/landings/islands/${name}.ts`) },
  },
})
