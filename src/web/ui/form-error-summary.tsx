import { Alert, Anchor, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

export interface FormFieldError {
  /** The id of the field's input. */
  fieldId: string
  text: string
}

export interface FormErrorSummaryProps {
  errors: readonly FormFieldError[]
}

/**
 * What a refused form still wants, above it, each line leading to its field. Takes the focus when it
 * appears, so that it is read out and Tab goes on to the fields.
 */
export function FormErrorSummary({ errors }: FormErrorSummaryProps) {
  const t = useTranslations('errors')
  const box = useRef<HTMLDivElement>(null)
  const some = errors.length > 0

  useEffect(() => {
    if (some) box.current?.focus()
  }, [some])

  if (!some) return null
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="beetroot"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('formSummary', { count: errors.length })}
    >
      <List size="sm" spacing={2}>
        {errors.map((error) => (
          <List.Item key={`${error.fieldId} ${error.text}`}>
            <Anchor
              c="inherit"
              underline="always"
              href={`#${error.fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(error.fieldId)?.focus()
              }}
            >
              {error.text}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
