import { Combobox, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { SEARCH_MAX_LENGTH } from '#contract/list-limits.ts'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import { useEditorDialogs } from '../editor-dialogs.ts'
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
  const { openPicker, openPaste, createProduct } = useEditorDialogs()
  const [text, setText] = useState('')
  /** What was to be taken and cannot be. */
  const [refused, setRefused] = useState<LineSource | null>(null)
  const [focused, setFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { sources, settled, failed, likeliest } = useSourceSearch(text)
  const refusalOf = useRefusal()
  const name = text.trim()
  const open = focused && name !== ''
  const creatable = settled && !sources.some((source) => source.product !== null && isNamed(source, name))

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const type = (typed: string) => {
    picker.restart()
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
  const picker = usePicker({
    items: sources,
    opened: open,
    settled,
    findFirst: likeliest,
    onPick: choose,
    creatable,
    onCreate: () => createProduct(name, (product) => choose(ofProduct(toLineProduct(product)))),
  })

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      if (text === '') onGiveUp?.()
      else type('')
    } else if (event.key === '/' && text === '') {
      openPicker()
    } else {
      return picker.input.onKeyDown(event)
    }
    event.preventDefault()
  }

  return (
    <Combobox
      store={picker.store}
      onOptionSubmit={picker.onOptionSubmit}
      keepMounted={false}
      position="bottom-start"
      width="min(480px, 100vw - 32px)"
      preventPositionChangeWhenVisible={false}
      offset={6}
      shadow="md"
      portalProps={{ target: '#content' }}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        <Group gap={12} wrap="nowrap" miw={0}>
          <input
            ref={input}
            className={classes.input}
            aria-label={label}
            {...picker.input}
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
        </Group>
      </Combobox.Target>
      <Combobox.Dropdown>
        <ProductOptions picker={picker} name={name} refused={refused} settled={settled} failed={failed} />
      </Combobox.Dropdown>
    </Combobox>
  )
}
