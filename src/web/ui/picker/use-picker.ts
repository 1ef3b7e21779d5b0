import { useCombobox } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** What became of an Enter that came before the answer. */
type Lookup = { state: 'none' | 'pending' } | { state: 'failed'; failure: unknown }

const NO_LOOKUP: Lookup = { state: 'none' }

export interface UsePickerOptions<Item> {
  items: readonly Item[]
  onPick: (item: Item) => void
  /** An Enter that came before the answer has found nothing: makes something new of what is typed. */
  onCreate?: (() => void) | undefined
  /** The last options, each of which makes something new of what is typed. */
  creations?: readonly (() => void)[]
  /** These are the first ones: none of the items is likely meant. */
  createsFirst?: boolean
  /** Whether the list is shown. */
  opened?: boolean
  /** Given, a click, an arrow or typing opens the list, and the arrows go round in it. */
  onOpenedChange?: (opened: boolean) => void
  /** Whether the items answer what is typed now. */
  fresh?: boolean
  /** The first item for what is typed now, asked by an Enter that comes before the answer. */
  findFirst?: () => Promise<Item | undefined>
  /** Tab picks the active option, as Enter does. */
  tabPicks?: boolean
  /** The item that an arrow begins at when it opens the list. */
  current?: number
}

/** The keyboard of a search and the list of what it finds: the focus stays in the search, one option is active. */
export function usePicker<Item>(options: UsePickerOptions<Item>) {
  const {
    items,
    onPick,
    onCreate,
    creations = [],
    createsFirst = false,
    fresh = true,
    findFirst,
    current = 0,
  } = options
  const { opened = true, onOpenedChange, tabPicks = false } = options
  const isDropdown = onOpenedChange !== undefined
  const id = useId()
  const [active, setActive] = useState(isDropdown ? -1 : 0)
  const [lookup, setLookup] = useState(NO_LOOKUP)
  const store = useCombobox({ opened, onDropdownClose: () => hide() })
  const count = items.length + creations.length
  const optionId = (index: number) => `${id}-${String(index)}`
  /** Grows with what is typed and with each Enter: an answer is picked only if nothing came after it was asked. */
  const version = useRef(0)
  /** Whether the first item was picked before the list showed it: an impatient second Enter is not a second pick. */
  const pickedUnseen = useRef(false)

  const forgetLookup = () => {
    version.current += 1
    setLookup(NO_LOOKUP)
  }
  const restart = (at = 0) => {
    forgetLookup()
    pickedUnseen.current = false
    setActive(at)
  }
  const hide = () => {
    if (!isDropdown) return
    onOpenedChange(false)
    setActive(-1)
  }
  const close = () => {
    forgetLookup()
    hide()
  }
  const pick = (item: Item) => {
    close()
    onPick(item)
  }
  const create = (make: () => void) => {
    close()
    make()
  }
  const firstItem = createsFirst ? creations.length : 0
  const firstCreation = createsFirst ? 0 : items.length
  const take = (index: number) => {
    const item = items[index - firstItem]
    const creation = creations[index - firstCreation]
    if (item !== undefined) pick(item)
    else if (creation !== undefined) create(creation)
  }
  const takeFirst = async (find: () => Promise<Item | undefined>) => {
    version.current += 1
    const requested = version.current
    setLookup({ state: 'pending' })
    try {
      const item = await find()
      if (version.current !== requested) return
      setLookup(NO_LOOKUP)
      if (item === undefined) {
        if (onCreate) create(onCreate)
        return
      }
      // A dropdown closes with the pick.
      pickedUnseen.current = !isDropdown
      pick(item)
    } catch (failure) {
      if (version.current !== requested) return
      setLookup({ state: 'failed', failure })
      // An Enter tries again once the list is open.
      setActive(0)
    }
  }

  const next = (step: number) => {
    if (!isDropdown) return Math.max(0, Math.min(active + step, count - 1))
    const from = Math.max(active, step > 0 ? -1 : 0)
    return (from + step + count) % Math.max(1, count)
  }

  const picks = ({ key }: KeyboardEvent) => key === 'Enter' || (tabPicks && key === 'Tab')
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (step !== undefined && opened) {
      if (event.altKey) return
      pickedUnseen.current = false
      setActive(next(step))
    } else if (step !== undefined && isDropdown) {
      onOpenedChange(true)
      setActive(Math.max(0, current))
    } else if (picks(event) && opened && active >= 0) {
      // A key that is held down picks once.
      if (event.repeat || pickedUnseen.current) return event.preventDefault()
      if (!fresh && findFirst) void takeFirst(findFirst)
      else take(active)
    } else {
      if (event.key === 'Escape') close()
      return
    }
    event.preventDefault()
  }

  return {
    store,
    items,
    active,
    setActive,
    creations,
    firstItem,
    firstCreation,
    lookup,
    id,
    optionId,
    /** Leaves the field: what an Enter before has asked for is still picked. */
    hide,
    open: () => onOpenedChange?.(true),
    /** What is typed or filtered has changed: the list begins again, at its top or at no option (-1). */
    restart,
    onOptionSubmit: (value: string) => {
      setActive(Number(value))
      take(Number(value))
    },
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': opened,
      'aria-controls': opened ? id : undefined,
      'aria-activedescendant': opened && active >= 0 && count > 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      // A modal around it stays open when Escape closes the list.
      'data-mantine-stop-propagation': (isDropdown && opened) || undefined,
      onKeyDown,
    } as const,
  }
}

export type PickerControl<Item> = ReturnType<typeof usePicker<Item>>
