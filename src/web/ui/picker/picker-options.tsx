import { Combobox } from '@mantine/core'
import { IconCheck } from '#web/ui/icons/check.ts'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import classes from './picker.module.css'
import type { PickerControl } from './use-picker.ts'

export interface PickerOptionsProps<Item> {
  picker: PickerControl<Item>
  label: string
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
  /** The texts of the options that make something new, in the order of the picker's `creations`. */
  create?: readonly ReactNode[]
  /** Shown when there are no options. */
  empty?: ReactNode
  /** Several can be chosen: those that are, which have a tick. Otherwise the active option is the selected one. */
  isChosen?: (item: Item) => boolean
  /** The option is dimmed, and picking it shows why it is refused. */
  isRefused?: (item: Item) => boolean
  /** An option becomes active when the pointer moves over it. */
  followsPointer?: boolean
  busy?: boolean
  /** The pages that the items come from: the next is read before the end of the list comes into view. */
  pages?: { canLoadMore: boolean; loadMore: () => void }
  className?: string | undefined
  optionClassName?: string | undefined
}

/** The options of a picker, in a `PickerList` or in a dropdown of Mantine's Combobox. */
export function PickerOptions<Item>(props: PickerOptionsProps<Item>) {
  const {
    picker,
    keyOf,
    children,
    create = [],
    empty,
    isChosen,
    isRefused,
    followsPointer,
    optionClassName,
  } = props
  const { items, active, setActive, creations, firstItem, firstCreation, optionId } = picker
  const list = useRef<HTMLDivElement>(null)
  const activeId = optionId(active)
  const loadMoreNear = useMorePages(list, { ...props, active })

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

  const made = creations.map((_, index) => (
    <Combobox.Option key={index} {...optionProps(firstCreation + index)}>
      {create[index]}
    </Combobox.Option>
  ))

  return (
    <Combobox.Options
      ref={list}
      id={picker.id}
      aria-label={props.label}
      aria-busy={props.busy}
      aria-multiselectable={isChosen && true}
      className={props.className}
      onScroll={loadMoreNear}
    >
      {firstCreation < firstItem && made}
      {items.map((item, index) => (
        <Combobox.Option
          key={keyOf(item)}
          {...optionProps(firstItem + index)}
          {...(isChosen && { 'aria-selected': isChosen(item) })}
          aria-disabled={isRefused?.(item) || undefined}
        >
          {isChosen && (
            <span className={classes.tick} aria-hidden>
              {isChosen(item) && <IconCheck size={14} stroke={2.4} />}
            </span>
          )}
          {children(item)}
        </Combobox.Option>
      ))}
      {firstCreation >= firstItem && made}
      {items.length === 0 && creations.length === 0 && empty !== undefined && (
        <Combobox.Empty>{empty}</Combobox.Empty>
      )}
    </Combobox.Options>
  )
}

/** Pixels below the view, and options after the active one, within which the end of the list asks for the next page. */
const NEAR = 600
const AHEAD = 12

interface MorePages extends Pick<PickerOptionsProps<unknown>, 'pages'> {
  picker: { items: readonly unknown[] }
  active: number
}

function useMorePages(list: RefObject<HTMLDivElement | null>, { pages, picker, active }: MorePages) {
  const { length } = picker.items
  const { canLoadMore = false, loadMore } = pages ?? {}
  const loadMoreNear = () => {
    const box = list.current
    if (!canLoadMore || box === null) return
    const left = box.scrollHeight - box.scrollTop - box.clientHeight
    if (left < NEAR || active + AHEAD >= length) loadMore?.()
  }
  const look = useEffectEvent(loadMoreNear)
  useEffect(() => look())
  return loadMoreNear
}
