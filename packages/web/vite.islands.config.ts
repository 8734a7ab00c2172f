import { islandNames } from '@app/schemas/pages/island-names'
import { defineConfig } from 'vite'
import { ownCopies } from './own-copies.ts'
import { precompress } from './precompress.ts'

/** What makes the forms of landing pages answer while one types: a small file for each block, which needs no other. They are put beside those of the app. */
export default defineConfig({
  plugins: [ownCopies(), precompress()],
  base: '/',
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    manifest: '.vite/islands.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [...islandNames, 'visit', 'contact'].map((name) => `src/landings/islands/${name}.ts`) },
  },
})
