import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PlannedService } from '#contract/service-shapes.ts'
import { MAX_COVERS } from '#domain/services/service.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { useDayWords } from '#web/entities/plan/days.ts'
import classes from './service-card.module.css'

export interface CoversFieldProps {
  service: PlannedService
  /** The name of the service. */
  name: string
  onType: (covers: number | null) => void
  /** The field is left: what it holds may be stored. */
  onLeave: () => void
}

/** The one figure of a service: what is expected is shown in its place until another one is typed. */
export function CoversField({ service, name, onType, onLeave }: CoversFieldProps) {
  const t = useTranslations('tomorrow.covers')
  const format = useFormat()
  const { covers, expected } = service
  return (
    <Group gap={14} mb={12} wrap="nowrap">
      <NumberField
        size="xl"
        decimals={0}
        max={MAX_COVERS}
        className={classes.figure}
        aria-label={t('labelOf', { service: name })}
        placeholder={expected === null ? '' : t('about', { figure: format.quantity(expected.covers) })}
        value={covers}
        onChange={onType}
        onBlur={onLeave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onLeave()
        }}
      />
      <div className={classes.basis}>
        <Basis service={service} />
        {covers !== null && expected !== null && covers !== expected.covers && (
          <Button
            size="compact-sm"
            variant="subtle"
            className={classes.handBack}
            onClick={() => {
              onType(null)
              onLeave()
            }}
          >
            {t('handBack', { figure: format.quantity(expected.covers) })}
          </Button>
        )}
      </div>
    </Group>
  )
}

/** What the proposal rests on; why there is none. */
function Basis({ service: { day, covers, expected } }: Pick<CoversFieldProps, 'service'>) {
  const t = useTranslations('tomorrow.covers')
  const format = useFormat()
  const words = useDayWords()
  const weekday = words.weekday(day)
  if (expected === null) return covers === null ? <p>{t('unknown', { weekday })}</p> : null
  const { from, low, high, counted } = expected
  return (
    <p>
      {low < high && t('between', { low: format.quantity(low), high: format.quantity(high) })}{' '}
      {t('from', { from, weekday })}
      {counted && <> {t('counted')}</>}
    </p>
  )
}
