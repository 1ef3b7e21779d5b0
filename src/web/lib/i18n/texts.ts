import { createAtom, type Atom } from '@tanstack/store'
import type { Messages } from 'use-intl'
import type { TextArea } from '#web/messages/load-areas.ts'
import { loadMessages } from '#web/messages/load-messages.ts'
import type { Language } from '../storage/preferences.ts'

interface Shown {
  readonly language: Language
  readonly messages: Messages
}

/** The texts of the interface: one language at a time, and of it the areas that some page has asked for. */
export class Texts {
  readonly #areas = new Set<TextArea>(['start'])
  readonly shown: Atom<Shown>

  private constructor(shown: Shown) {
    this.shown = createAtom(shown)
  }

  /** Where a language cannot be fetched it is French, which is at hand: `french` are the texts of its start. */
  static async startIn(language: Language, french: object): Promise<Texts> {
    const inFrench = () => new Texts({ language: 'fr', messages: french as Messages })
    if (language === 'fr') return inFrench()
    try {
      return new Texts({ language, messages: await loadMessages(language, ['start']) })
    } catch {
      return inFrench()
    }
  }

  /** Fetches what a page needs, before it shows; rejects when that cannot be fetched. */
  async need(...areas: TextArea[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area))
    if (missing.length === 0) return
    const { language } = this.shown.get()
    const texts = await loadMessages(language, missing)
    // Another language may have been chosen meanwhile.
    if (this.shown.get().language !== language) return this.need(...areas)
    for (const area of missing) this.#areas.add(area)
    this.shown.set((before) => ({ language, messages: { ...before.messages, ...texts } }))
  }

  /** Shows all of it in another language; rejects, changing nothing, when its texts cannot be fetched. */
  async speak(language: Language): Promise<void> {
    const areas = new Set(this.#areas)
    const messages = await loadMessages(language, areas)
    // A page may have asked for more meanwhile.
    if (this.#areas.size > areas.size) await this.speak(language)
    else this.shown.set({ language, messages })
  }
}
