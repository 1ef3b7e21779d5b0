import { document } from './document.ts'
import { html } from './html.ts'
import type { StylesheetName } from './stylesheets.ts'

export const MESSAGE_LOOK: StylesheetName = 'moderne'

const MESSAGES = {
  unknown: {
    title: 'Cette carte n’est pas en ligne',
    sentence:
      'Son adresse a changé, ou elle a été retirée. Scannez de nouveau le code affiché sur place, ou demandez la carte à votre table.',
  },
  tooMany: {
    title: 'Un instant, s’il vous plaît',
    sentence: 'Trop d’adresses inconnues ont été demandées d’ici. Réessayez dans une minute.',
  },
  failed: {
    title: 'La carte n’est pas disponible pour le moment',
    sentence: 'Réessayez dans un instant, ou demandez la carte à votre table.',
  },
} as const

/** Replaces a carte that cannot be shown. */
export function messagePage(message: keyof typeof MESSAGES, publicUrl: string): string {
  const { title, sentence } = MESSAGES[message]
  return document(
    { title, description: sentence, look: MESSAGE_LOOK, aside: true, publicUrl },
    html`<main class="message">
      <h1>${title}</h1>
      <p>${sentence}</p>
    </main>`,
  )
}
