import type { Plugin } from 'vite'

const ADDRESS = '/dev/ui'
const FOLDER = '/tests/parts-page/'

/** /dev/ui, while developing only: the parts of src/web/ui in both themes. A build that contains any of it fails. */
export function partsPage(): Plugin {
  return {
    name: 'parts-page',
    configureServer(server) {
      server.middlewares.use(ADDRESS, (request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://here.invalid')
        const page = pathname === '/' ? bothThemes(search) : oneTheme(pathname.slice(1))
        server
          .transformIndexHtml(request.originalUrl ?? ADDRESS, page)
          .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
          .catch(next)
      })
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' ? file.moduleIds.find((id) => id.includes(FOLDER)) : undefined
        if (found !== undefined) this.error(`${found} is for development, and is in ${file.fileName}`)
      }
    },
  }
}

/** Each theme in a separate document: dialogs, notices and widths are those of a page. */
function bothThemes(search: string): string {
  const frames = ['light', 'dark'].map(
    (theme) => `<iframe src="${ADDRESS}/${theme}${search}" title="${theme}">`,
  )
  return `<!doctype html>
    <title>ui</title>
    <style>
      body { display: flex; height: 100vh; margin: 0 }
      iframe { flex: 1; border: 0 }
    </style>
    ${frames.join('</iframe>')}</iframe>`
}

function oneTheme(theme: string): string {
  return `<!doctype html>
    <html lang="fr">
      <meta charset="utf-8" />
      <title>ui, ${theme === 'dark' ? 'dark' : 'light'}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <div id="root"></div>
      <script type="module" src="${FOLDER}main.tsx"></script>
    </html>`
}
