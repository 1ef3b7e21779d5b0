import { Combobox } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import type { PickerControl } from './use-picker.ts'

export interface PickerOptionsProps<Item> {
  picker: PickerControl<Item>
  label: string
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
  /** The text of the option that makes something new. */
  create?: ReactNode
  /** Shown when there are no options. */
  empty?: ReactNode
  /** Several can be chosen: those that are. Otherwise the active option is the selected one. */
  isChosen?: (item: Item) => boolean
  /** The option is dimmed, and picking it shows why it is refused. */
  isRefused?: (item: Item) => boolean
  /** An option becomes active when the pointer moves over it. */
  followsPointer?: boolean
  busy?: boolean
  className?: string | undefined
  optionClassName?: string | undefined
}

/** The options of a picker, in a `PickerList` or in a dropdown of Mantine's Combobox. */
export function PickerOptions<Item>(props: PickerOptionsProps<Item>) {
  const { picker, keyOf, children, create, empty, isChosen, isRefused, followsPointer, optionClassName } =
    props
  const { items, active, setActive, creatable, optionId } = picker
  const list = useRef<HTMLDivElement>(null)
  const activeId = optionId(active)

  useEffect(() => {
    const scrolls = list.current && list.current.scrollHeight > list.current.clientHeight
    if (scrolls) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const optionProps = (index: number) => ({
    id: optionId(index),
    value: String(index),
    selected: index === active,
    'aria-selected': index === active,
    className: optionClassName,
    ...(followsPointer && { onMouseMove: () => setActive(index) }),
  })

  return (
    <Combobox.Options
      ref={list}
      id={picker.id}
      aria-label={props.label}
      aria-busy={props.busy}
      aria-multiselectable={isChosen && true}
      className={props.className}
    >
      {items.map((item, index) => (
        <Combobox.Option
          key={keyOf(item)}
          {...optionProps(index)}
          {...(isChosen && { 'aria-selected': isChosen(item) })}
          aria-disabled={isRefused?.(item) || undefined}
        >
          {children(item)}
        </Combobox.Option>
      ))}
      {creatable && <Combobox.Option {...optionProps(items.length)}>{create}</Combobox.Option>}
      {items.length === 0 && !creatable && empty !== undefined && <Combobox.Empty>{empty}</Combobox.Empty>}
    </Combobox.Options>
  )
}
