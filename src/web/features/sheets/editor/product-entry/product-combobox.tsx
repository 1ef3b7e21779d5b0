import { Popover } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { SEARCH_MAX_LENGTH } from '#contract/list-limits.ts'
import { useDoors } from '../doors.ts'
import { ofProduct } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { toLineProduct } from '#contract/sheet-lines.ts'
import classes from './product-combobox.module.css'
import { ProductOptions } from './product-options.tsx'
import { isNamed } from './rank-sources.ts'
import { useRefusal } from './use-refusal.ts'
import { useSourceSearch } from './use-source-search.ts'

export interface ProductComboboxProps {
  label: string
  placeholder?: string
  onChoose: (source: LineSource) => void
  /** Escape on an empty search. */
  onGiveUp?: () => void
  /** The focus has gone elsewhere. */
  onLeave?: () => void
  /** The focus comes here as soon as it is there. */
  takesFocus?: boolean
  /** The content beside the input while it is empty. */
  children?: ReactNode
}

/**
 * Type, choose with the arrows, Enter. Enter before the answer has come takes the first of the
 * answer: who types fast is never made to wait. On what cannot be taken it says why, and makes nothing new.
 */
export function ProductCombobox(props: ProductComboboxProps) {
  const { label, placeholder, onChoose, onGiveUp, onLeave, takesFocus = false, children } = props
  const { openPicker, openPaste, createProduct } = useDoors()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  /** What was to be taken and cannot be. */
  const [refused, setRefused] = useState<LineSource | null>(null)
  const [focused, setFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const latestText = useRef(text)
  const listId = useId()
  const { sources, settled, failed, likeliest } = useSourceSearch(text)
  const refusalOf = useRefusal()
  const name = text.trim()
  const open = focused && name !== ''
  const creatable = settled && !sources.some((source) => source.product !== null && isNamed(source, name))
  const last = sources.length - (creatable ? 0 : 1)

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const type = (typed: string) => {
    latestText.current = typed
    setActive(0)
    setRefused(null)
    setText(typed)
  }
  const choose = (source: LineSource) => {
    if (refusalOf(source) !== null) {
      setRefused(source)
      return
    }
    type('')
    onChoose(source)
  }
  const create = () => createProduct(name, (product) => choose(ofProduct(toLineProduct(product))))
  const take = (index: number) => {
    const source = sources[index]
    if (source !== undefined) choose(source)
    else if (creatable) create()
  }
  /** Enter before the answer has come: it is waited for, unless something else is typed meanwhile. */
  const chooseLikeliest = async () => {
    try {
      const source = await likeliest()
      if (latestText.current !== text) return
      if (source === undefined) create()
      else choose(source)
    } catch {
      // The list below the input says that the search has failed.
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    switch (event.key) {
      case 'Enter':
        if (!open) return
        if (settled) take(active)
        else void chooseLikeliest()
        break
      case 'ArrowDown':
        if (!open || event.altKey) return
        setActive(Math.max(0, Math.min(active + 1, last)))
        break
      case 'ArrowUp':
        if (!open || event.altKey) return
        setActive(Math.max(active - 1, 0))
        break
      case 'Escape':
        if (text === '') onGiveUp?.()
        else type('')
        break
      case '/':
        if (text !== '') return
        openPicker()
        break
      default:
        return
    }
    event.preventDefault()
  }

  return (
    <Popover
      opened={open}
      position="bottom-start"
      width="min(480px, 100vw - 32px)"
      preventPositionChangeWhenVisible={false}
      offset={6}
      shadow="md"
      withRoles={false}
      portalProps={{ target: '#content' }}
      trapFocus={false}
      returnFocus={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <div className={classes.entry}>
          <input
            ref={input}
            className={classes.input}
            role="combobox"
            aria-label={label}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={open && last >= 0 ? `${listId}-${String(active)}` : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={SEARCH_MAX_LENGTH}
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain')
              // Several lines are a recipe, not the name of a product.
              if (!pasted.trim().includes('\n')) return
              event.preventDefault()
              openPaste(pasted)
            }}
            onFocus={() => setFocused(true)}
            onBlur={() => {
              setFocused(false)
              onLeave?.()
            }}
          />
          {text === '' && children}
        </div>
      </Popover.Target>
      <Popover.Dropdown p={4}>
        <ProductOptions
          id={listId}
          sources={sources}
          active={active}
          name={name}
          refused={refused}
          creatable={creatable}
          settled={settled}
          failed={failed}
          onPoint={setActive}
          onTake={take}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
