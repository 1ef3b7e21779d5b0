import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import postcssMantine from 'postcss-preset-mantine'
import { defineConfig } from 'vite'

const API = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      autoCodeSplitting: true,
      disableLogging: true,
      tmpDir: 'node_modules/.tanstack',
    }),
    react(),
  ],
  css: { postcss: { plugins: [postcssMantine()] } },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // A font read from its own address is cached for good; inlined, it would come again with every sheet.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and no release of ours changes: cached apart from our own code.
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-|query|router|history|store))/,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': API } },
})
