import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Connect, ViteDevServer } from 'vite'
import { REGISTRATIONS, signInAttributes } from '../../../contract/registration.ts'
import type * as Prerender from '../prerender.tsx'

/** While developing: public pages are rendered when they are asked for, every other document is the application. */
export function serveSite(server: ViteDevServer): () => void {
  const answer = async (request: Connect.IncomingMessage, response: ServerResponse) => {
    const address = request.originalUrl ?? '/'
    const built = (await publicDocument(server, new URL(address, 'http://here.invalid').pathname)) ?? app()
    // As the server does with its own setting.
    const registration = REGISTRATIONS.find((each) => each === process.env.REGISTRATION) ?? 'open'
    const document = built.replace(
      signInAttributes({ registration: 'open' }),
      signInAttributes({ registration }),
    )
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(await server.transformIndexHtml(address, document))
  }
  // After Vite's own, which serve files.
  return () => {
    server.middlewares.use((request, response, next) => {
      if (!request.headers.accept?.includes('text/html')) return next()
      answer(request, response).catch(next)
    })
  }
}

const app = () => readFileSync('app.html', 'utf8')

async function publicDocument(server: ViteDevServer, pathname: string): Promise<string | undefined> {
  const { LANGUAGES, prerender, PUBLIC_PAGES, publicPath } = (await server.ssrLoadModule(
    '/src/web/site/prerender.tsx',
  )) as typeof Prerender
  for (const language of LANGUAGES) {
    const page = PUBLIC_PAGES.find(({ path }) => publicPath(path, language) === pathname)
    if (page)
      return prerender(page.name, language, {
        firstPaint: '/first-paint.js',
        script: '/src/web/site/main.tsx',
        scripts: [],
        styles: [],
        fonts: [],
      })
  }
  return undefined
}
