import { Combobox, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SEARCH_MAX_LENGTH } from '#contract/list-limits.ts'
import { useLateModule } from '#web/lib/browser/late-module.ts'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import { useEditorDialogs } from '../editor-dialogs.ts'
import type { UncountedCosting } from '../state/lines.ts'
import { ofProduct } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { toLineProduct } from '#contract/line-product.ts'
import { lineReader, nameAlone, type TypedStart } from './line-reader.ts'
import classes from './product-combobox.module.css'
import { ProductOptions } from './product-options.tsx'
import type { Creation } from './product-options.tsx'
import { beginsWith, isNamed } from './rank-sources.ts'
import { useRefusal } from './use-refusal.ts'
import { useSourceSearch } from './use-source-search.ts'

export interface ProductComboboxProps {
  label: string
  placeholder?: string
  /** `how` of a new line: what was typed beside its name, 'QS', 'forfait' or a quantity. */
  onChoose: (source: LineSource, how: Pick<TypedStart, 'costing' | 'amount'>) => void
  /** Begins a line that is a name alone; without this what is typed is a name as a whole. */
  onName?: (name: string, costing: UncountedCosting) => void
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
  const { label, placeholder, onChoose, onName, onGiveUp, onLeave, takesFocus = false, children } = props
  const { openPicker, openPaste, createProduct } = useEditorDialogs()
  const [text, setText] = useState('')
  /** What was to be taken and cannot be. */
  const [refused, setRefused] = useState<LineSource | null>(null)
  const [focused, setFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const t = useTranslations('editor.entry')
  const unreadable = useLateModule(lineReader, onName !== undefined && focused ? text : null)
  /** What is typed, read; undefined until what reads it has come, and nothing is listed before. */
  const readStart = () => (onName === undefined ? nameAlone(text) : lineReader.now?.typedStart(text))
  const startNow = () => readStart() ?? nameAlone(text)
  const start = readStart()
  const { name, costing, amount } = start ?? nameAlone(text)
  const search = useSourceSearch(name)
  const sources = start === undefined ? [] : search.sources
  const fresh = start !== undefined && search.fresh
  const refusalOf = useRefusal()
  const open = focused && name !== ''
  const creatable = fresh && !sources.some((source) => source.product !== null && isNamed(source, name))

  const [first] = sources
  const createsFirst = creatable && first !== undefined && !beginsWith(first, name)

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
    onChoose(source, startNow())
  }
  const createNew = () => {
    const typed = startNow()
    createProduct({ name: typed.name, unit: typed.amount?.unit }, (product) =>
      choose(ofProduct(toLineProduct(product))),
    )
  }
  const beginNamed = (typed: string, how: UncountedCosting) => {
    type('')
    onName?.(typed, how)
  }
  const ofName = (how: UncountedCosting): Creation => ({
    text: t(how === 'qs' ? 'addQs' : 'addForfait', { name }),
    make: () => beginNamed(name, how),
  })
  const creations: Creation[] = creatable ? [{ text: t('create', { name }), make: createNew }] : []
  if (costing !== null && fresh) creations.unshift(ofName(costing))
  else if (onName !== undefined && amount === null && creatable && sources.length === 0) {
    creations.push(ofName('qs'), ofName('forfait-portion'))
  }
  const picker = usePicker({
    items: sources,
    opened: open,
    fresh,
    findFirst: async () => {
      if (onName !== undefined) await lineReader.load()
      return search.likeliest(startNow().name)
    },
    onPick: choose,
    creations: creations.map(({ make }) => make),
    createsFirst,
    onCreate: () => {
      const typed = startNow()
      if (typed.costing === null) createNew()
      else beginNamed(typed.name, typed.costing)
    },
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
        <Group gap="0 12px" miw={0}>
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
        <ProductOptions
          amount={amount}
          picker={picker}
          creations={creations}
          refused={refused}
          fresh={fresh}
          failed={search.failed || unreadable}
        />
      </Combobox.Dropdown>
    </Combobox>
  )
}
