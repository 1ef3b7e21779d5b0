/** One line of the report, in French. */
export type Finding = {
  ok: boolean
  text: string
  /** What to do about it. */
  remedy?: string
}

export const right = (text: string): Finding => ({ ok: true, text })

export const wrong = (text: string, remedy: string): Finding => ({ ok: false, text, remedy })
