import { CloseButton, Kbd, TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '#web/ui/icons/search.ts'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { SEARCH_MAX_LENGTH } from '#contract/list-limits.ts'
import { useSearchShortcut } from '#web/lib/keyboard/use-search-shortcut.ts'
import classes from './search-field.module.css'

export interface SearchFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'ref'> {
  value: string
  onChange: (value: string) => void
  /** 'Rechercher une recette...': also what the field is called. */
  placeholder: string
  /** Whether the key '/' leads here; false for a search inside a modal or beside another. */
  slash?: boolean
  /** Without filters beside it: on a phone it ends where the list under it does. */
  alone?: boolean
  'data-mantine-stop-propagation'?: boolean | undefined
}

/** The search of a page: '/' leads to it, Escape empties it. */
export function SearchField({
  value,
  onChange,
  placeholder,
  slash = true,
  alone = false,
  ...props
}: SearchFieldProps) {
  const t = useTranslations('common')
  const stopsEscape = props['data-mantine-stop-propagation']
  const input = useRef<HTMLInputElement>(null)
  useSearchShortcut(() => input.current?.focus(), slash)

  const clear = () => {
    onChange('')
    input.current?.focus()
  }

  return (
    <TextInput
      type="search"
      aria-label={placeholder}
      maxLength={SEARCH_MAX_LENGTH}
      {...(alone && { className: classes.alone })}
      {...props}
      // Escape empties it before it closes what is around it.
      data-mantine-stop-propagation={value !== '' || stopsEscape || undefined}
      ref={input}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') {
          event.preventDefault()
          onChange('')
        }
        props.onKeyDown?.(event)
      }}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        value === '' ? (
          slash && (
            <Kbd size="xs" className={classes.key} aria-hidden>
              /
            </Kbd>
          )
        ) : (
          <CloseButton size="sm" aria-label={t('clearSearch')} onClick={clear} />
        )
      }
    />
  )
}
