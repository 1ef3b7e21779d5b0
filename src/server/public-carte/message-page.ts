import { document } from './document.ts'
import { html } from './html.ts'
import { LOOK_FONTS } from './faces.ts'
import type { Look } from './looks.ts'

export const MESSAGE_LOOK: Look = 'house'

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
  tooLong: {
    title: 'Cette carte est trop longue pour être lue ici',
    sentence: 'Elle compte plus de plats qu’une page n’en montre. Demandez la carte à votre table.',
  },
  failed: {
    title: 'La carte n’est pas disponible pour le moment',
    sentence: 'Réessayez dans un instant, ou demandez la carte à votre table.',
  },
} as const

/** As in the application, where nothing is served yet. */
const EMPTY_PLATE = html`<svg viewBox="0 0 120 92" width="150" height="115" aria-hidden="true">
  <ellipse class="tint" cx="60" cy="80" rx="46" ry="6" />
  <circle cx="60" cy="45" r="30" />
  <circle cx="60" cy="45" r="20" />
  <path d="M16 18v16c0 5 10 5 10 0V18M21 18v56" />
  <path d="M104 74V18c-7 4-9 14-9 26h9" />
</svg>`

/** Replaces a carte that cannot be shown. */
export function messagePage(message: keyof typeof MESSAGES, publicUrl: string): string {
  const { title, sentence } = MESSAGES[message]
  return document(
    { title, description: sentence, look: MESSAGE_LOOK, publicUrl, font: LOOK_FONTS[MESSAGE_LOOK].names },
    html`<main class="message">
      ${message === 'unknown' && EMPTY_PLATE}
      <h1>${title}</h1>
      <p>${sentence}</p>
    </main>`,
  )
}
