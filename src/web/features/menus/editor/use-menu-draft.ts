import { useState } from 'react'
import type { Menu } from '#contract/menus.ts'
import { type DraftChoice, draftOf, type MenuDraft, saysTheSame, withFacts } from './menu-draft.ts'

interface Writing {
  /** What the draft began with, and what a save names as read. */
  base: Menu
  draft: MenuDraft
  /** The last that was read. */
  read: Menu
}

/**
 * A menu being written on. What is read again meanwhile replaces an untouched draft; under one that was changed, only
 * what its dishes cost is brought up to date, so that a save still says which version it began with.
 */
export function useMenuDraft(menu: Menu) {
  const [writing, setWriting] = useState<Writing>(() => ({ base: menu, draft: draftOf(menu), read: menu }))
  if (writing.read !== menu) setWriting(readAgain(writing, menu))
  const { base, draft } = writing

  const change = (edit: (draft: MenuDraft) => MenuDraft) =>
    setWriting((before) => ({ ...before, draft: edit(before.draft) }))
  const changeChoices = (edit: (choices: readonly DraftChoice[]) => readonly DraftChoice[]) =>
    change((before) => ({ ...before, choices: edit(before.choices) }))

  return {
    base,
    draft,
    dirty: !saysTheSame(draft, base),
    set: (fields: Partial<MenuDraft>) => change((before) => ({ ...before, ...fields })),
    changeChoices,
    changeChoice: (id: string, edit: (choice: DraftChoice) => DraftChoice) =>
      changeChoices((choices) => choices.map((choice) => (choice.id === id ? edit(choice) : choice))),
    /** Goes on from another window's version, with this draft. */
    begin: (current: Menu, next: MenuDraft) =>
      setWriting((before) => ({ ...before, base: current, draft: withFacts(next, current) })),
  }
}
export type MenuWriting = ReturnType<typeof useMenuDraft>

function readAgain({ base, draft }: Writing, read: Menu): Writing {
  const untouched = saysTheSame(draft, base) || saysTheSame(draft, read)
  if (untouched) return { base: read, read, draft: draftOf(read) }
  // Another window has moved it, which is no other content: the draft moves along, unless it was moved here.
  const carteId = draft.carteId === base.carteId ? read.carteId : draft.carteId
  const known = { ...withFacts(draft, read), carteId }
  return { base: read.revision === base.revision ? read : base, read, draft: known }
}
