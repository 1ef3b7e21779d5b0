import { Popover } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { UserProduct } from '#contract/products.ts'
import type { LineProduct } from '#contract/sheet-lines.ts'
import { lineProductOf } from './line-product-of.ts'
import classes from './product-combobox.module.css'
import { ProductOptions } from './product-options.tsx'
import { useProductSearch } from './use-product-search.ts'

export interface ProductComboboxProps {
  label: string
  placeholder?: string
  onChoose: (product: LineProduct) => void
  /** Escape on an empty search. */
  onGiveUp?: () => void
  /** The focus has gone elsewhere. */
  onLeave?: () => void
  onOpenPicker: () => void
  /** The focus comes here as soon as it is there. */
  takesFocus?: boolean
  /** What stands beside the input while it is empty. */
  children?: ReactNode
}

/**
 * Type, choose with the arrows, Enter. Enter before the answer has come takes the first product of the
 * answer: who types fast is never made to wait.
 */
export function ProductCombobox(props: ProductComboboxProps) {
  const {
    label,
    placeholder,
    onChoose,
    onGiveUp,
    onLeave,
    onOpenPicker,
    takesFocus = false,
    children,
  } = props
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [focused, setFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const latestText = useRef(text)
  const listId = useId()
  const { products, settled, failed, likeliest } = useProductSearch(text)
  const open = focused && text.trim() !== ''

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const type = (typed: string) => {
    latestText.current = typed
    setActive(0)
    setText(typed)
  }
  const choose = (product: UserProduct | undefined) => {
    if (product === undefined) return
    type('')
    onChoose(lineProductOf(product))
  }
  /** Enter before the answer has come: it is waited for, unless something else is typed meanwhile. */
  const chooseLikeliest = async () => {
    try {
      const product = await likeliest()
      if (latestText.current === text) choose(product)
    } catch {
      // The list below the input says that the search has failed.
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = products.length - 1
    switch (event.key) {
      case 'Enter':
        if (!open) return
        if (settled) choose(products[active])
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
        onOpenPicker()
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
            aria-activedescendant={open && products.length > 0 ? `${listId}-${String(active)}` : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={100}
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
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
          products={products}
          active={active}
          text={text.trim()}
          settled={settled}
          failed={failed}
          onPoint={setActive}
          onChoose={(index) => choose(products[index])}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
