import { Button, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { houseInstant, houseWall, LAST_MINUTE } from '#domain/house/house-instant.ts'
import { plusDays } from '#domain/services/days.ts'
import { useDayWords } from '#web/entities/plan/days.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { useFocusBack } from '#web/lib/keyboard/use-focus-back.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { InitialsForm } from '../marks/initials-button.tsx'
import classes from './plan.module.css'
import type { Question } from './use-plan-tick.ts'

/** So many days are offered as the last one. */
const OFFERED_DAYS = 7

interface TickQuestionProps {
  day: string
  /** Of the sheet. */
  name: string
  /** Null closes it. */
  question: Question | null
  onAnswer: (answered: 'initials' | { useBy: string } | null) => void
}

/** Asks what has to be known before a sheet is ticked: one tap is the answer. */
export function TickQuestion({ day, name, question, onAnswer }: TickQuestionProps) {
  const t = useTranslations('kitchen.plan')
  const c = useTranslations('common')
  const marks = useTranslations('kitchen.marks')
  const shown = useLastValue(question)
  useFocusBack(question !== null)
  return (
    <NamedModal
      opened={question !== null}
      onClose={() => onAnswer(null)}
      title={shown?.what === 'initials' ? marks('initials') : t('done', { name })}
      size="lg"
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <Stack gap="md">
        {shown?.what === 'initials' && <InitialsForm onDone={() => onAnswer('initials')} />}
        {shown?.what === 'use-by' && <UseBy day={day} onUseBy={(useBy) => onAnswer({ useBy })} />}
        {shown?.what === 'early' && <Early {...shown} onAnswer={onAnswer} />}
        <Button variant="subtle" className={classes.act} onClick={() => onAnswer(null)}>
          {c('cancel')}
        </Button>
      </Stack>
    </NamedModal>
  )
}

/** The days until whose end it may keep; of what is made before its day, not those before that. None is proposed. */
function UseBy({ day, onUseBy }: { day: string; onUseBy: (useBy: string) => void }) {
  const t = useTranslations('kitchen.plan')
  const words = useDayWords()
  const now = houseWall(new Date(serverClock.now())).day
  const first = day > now ? day : now
  return (
    <>
      <Text>{t('useBy')}</Text>
      <div className={classes.answers}>
        {Array.from({ length: OFFERED_DAYS }, (_, at) => plusDays(first, at)).map((last) => (
          <Button
            key={last}
            variant="default"
            className={classes.act}
            onClick={() => onUseBy(houseInstant(last, LAST_MINUTE))}
          >
            {words.title(last)}
          </Button>
        ))}
      </div>
    </>
  )
}

type EarlyProps = Extract<Question, { what: 'early' }> & Pick<TickQuestionProps, 'onAnswer'>

/** That what is made now does not keep through the days that it is for. */
function Early({ useBy, counts, onAnswer }: EarlyProps) {
  const t = useTranslations('kitchen.plan')
  const words = useDayWords()
  const moment = words.moment(useBy)
  return (
    <>
      <Text>{t(counts ? 'early' : 'tooEarly', { moment })}</Text>
      {counts && (
        <Button className={classes.act} onClick={() => onAnswer({ useBy })}>
          {t('tickAnyway')}
        </Button>
      )}
    </>
  )
}
