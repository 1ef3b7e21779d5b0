import { createServer } from 'node:http'

const WORDS = 'Suer les échalotes, mouiller à hauteur, réduire de moitié, monter au beurre et rectifier. '
/** Of about the height and the words of a public page. */
const SECTIONS = 12

const PAGE = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page nue</title><meta name="description" content="Du texte seul."><link rel="icon" href="data:,">
<style>body{font:18px/1.5 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}</style></head><body><main><h1>Page nue</h1>
${Array.from({ length: SECTIONS }, (_, at) => `<section><h2>Partie ${at + 1}</h2><p>${WORDS.repeat(4)}</p></section>`).join('\n')}
</main></body></html>`

/** A document without a script, a font or a picture: what a browser of this machine takes for text alone. */
export async function serveBareDocument(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(request.url === '/' ? PAGE : '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bare document has no port')
  return { url: `http://localhost:${address.port}/`, stop: () => server.close() }
}
