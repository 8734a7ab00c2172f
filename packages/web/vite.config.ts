import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { askAgain } from './ask-again.ts'
import { fewFiles, withoutFirstFiles } from './few-files.ts'
import { smallFonts } from './fonts.ts'
import { leanRouter } from './lean-router.ts'
import { leaveOut } from './leave-out.ts'
import { precompress } from './precompress.ts'
import { writeFirstViews } from './write-first-views.ts'

/** The first files name all others, and the mark of a version is what doesn’t compress: seven signs tell enough of them apart. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
}

export default defineConfig({
  plugins: [react(), leanRouter(), leaveOut(), askAgain(), fewFiles(), smallFonts(), writeFirstViews(), precompress()],
  base: '/',
  // A hook that React brings along by now.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    // Nothing is inlined: the service allows only files of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutFirstFiles },
    manifest: true,
    rollupOptions: {
      input: { app: 'index.html' },
      output: shortNames,
      // Records are loaded late by the steps; pages that show one load it with themselves.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      treeshake: { propertyReadSideEffects: false },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
