import type { SKRSContext2D } from '@napi-rs/canvas'

/** The house's colours on paper, as theme/tokens.css has them. */
export const INK = {
  paper: '#fbf8f2',
  card: '#ffffff',
  ink: '#211c16',
  dimmed: '#655c50',
  line: '#e7e0d3',
  bottle: '#1e4d3b',
  saffron: '#d9932b',
  high: '#22704a',
  sand: '#f4ecdf',
} as const
type Colour = (typeof INK)[keyof typeof INK]

type Face = 'Fraunces' | 'Instrument Sans'
export interface Lettering {
  face: Face
  /** px */
  size: number
  weight: 400 | 600
  colour: Colour
  /** px between letters. */
  tracking?: number
  align?: 'left' | 'right'
}

/** Sets text and lines on a canvas as the house sets them on its pages. */
export class Brush {
  readonly #context: SKRSContext2D

  constructor(context: SKRSContext2D) {
    this.#context = context
  }

  fill(colour: Colour, x: number, y: number, width: number, height: number): void {
    this.#context.fillStyle = colour
    this.#context.fillRect(x, y, width, height)
  }

  /** A sheet of paper with a shadow. */
  card(x: number, y: number, width: number, height: number): void {
    const context = this.#context
    context.save()
    context.shadowColor = 'rgba(60, 45, 20, 0.16)'
    context.shadowBlur = 44
    context.shadowOffsetY = 18
    context.fillStyle = INK.card
    context.beginPath()
    context.roundRect(x, y, width, height, 16)
    context.fill()
    context.restore()
    context.strokeStyle = INK.line
    context.lineWidth = 1.5
    context.stroke()
  }

  dot(colour: Colour, x: number, y: number, radius: number): void {
    this.#context.fillStyle = colour
    this.#context.beginPath()
    this.#context.arc(x, y, radius, 0, 2 * Math.PI)
    this.#context.fill()
  }

  /** @returns how wide the text came out, px */
  text(words: string, x: number, y: number, lettering: Lettering): number {
    this.#set(lettering)
    this.#context.fillText(words, x, y)
    return this.#context.measureText(words).width
  }

  /** The words in as few lines as the width allows; a no-break space keeps its neighbours together. */
  wrapped(words: string, width: number, lettering: Lettering): string[] {
    this.#set(lettering)
    const lines: string[] = []
    for (const word of words.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
      if (lines.length > 0 && this.#context.measureText(longer).width <= width)
        lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  /** One line, ended by an ellipsis where it would be too wide. */
  cut(words: string, width: number, lettering: Lettering): string {
    const [first = '', ...more] = this.wrapped(words, width, lettering)
    return more.length === 0 ? first : `${first.replace(/[\s,:;]+$/, '')}…`
  }

  #set({ face, size, weight, colour, tracking = 0, align = 'left' }: Lettering): void {
    const context = this.#context
    // Signs that the house's face lacks come from one that has them.
    context.font = `${weight} ${size}px "${face}", "DejaVu Sans"`
    context.letterSpacing = `${tracking}px`
    context.textAlign = align
    context.fillStyle = colour
  }
}
