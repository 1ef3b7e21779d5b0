import { Button, Group, NativeSelect } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Fold } from '#web/ui/fold.tsx'
import classes from './doubts.module.css'

/** Questions that are shown without being asked for. */
const SHOWN = 4

/** A question whose answers the file gives. */
interface ChoiceQuestion {
  id: string
  label: string
  /** What holds without an answer, and what was answered. */
  value: string
  options: readonly string[]
  isAnswered: boolean
}

export interface ChoiceQuestionsProps {
  lead: string
  questions: readonly ChoiceQuestion[]
  onAnswer: (id: string, value: string) => void
}

/** Questions of one kind, each with the answers that the file gives; the one that holds can be kept at one press. */
export function ChoiceQuestions({ lead, questions, onAnswer }: ChoiceQuestionsProps) {
  const t = useTranslations('sheetImport.doubts')
  const fields = questions.map((question) => (
    <ChoiceField key={question.id} question={question} onAnswer={onAnswer} />
  ))
  if (fields.length === 0) return null
  return (
    <li>
      <p className={classes.statement}>{lead}</p>
      {fields.length > SHOWN ? (
        <Fold summary={t('each')}>{() => <div className={classes.each}>{fields}</div>}</Fold>
      ) : (
        <div className={classes.each}>{fields}</div>
      )}
    </li>
  )
}

function ChoiceField({
  question: { id, label, value, options, isAnswered },
  onAnswer,
}: {
  question: ChoiceQuestion
  onAnswer: ChoiceQuestionsProps['onAnswer']
}) {
  const t = useTranslations('sheetImport.doubts')
  const select = useRef<HTMLSelectElement>(null)
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <NativeSelect
        ref={select}
        className={classes.choice}
        label={label}
        value={value}
        data={[...new Set([...options, value])]}
        onChange={(event) => onAnswer(id, event.currentTarget.value)}
      />
      {!isAnswered && (
        <Button
          variant="default"
          aria-label={t('keepOf', { label, value })}
          onClick={() => {
            onAnswer(id, value)
            // The button is removed once it is answered.
            select.current?.focus()
          }}
        >
          {t('keep')}
        </Button>
      )}
    </Group>
  )
}
