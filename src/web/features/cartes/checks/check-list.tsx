import { Button, Card, Flex, Group, Stack, Title, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { IconHelpCircle } from '#web/ui/icons/help-circle.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteCheck } from '#domain/cartes/check-carte.ts'
import { USUAL_FOOTER_LINES, WATER_LINE } from '#domain/cartes/footer-lines.ts'
import { MAX_FOOTER_LINES } from '#domain/cartes/limits.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { CarteSettingsOnScreen } from '../settings/use-carte-settings.ts'
import classes from './check-list.module.css'
import { checksOf, fixesOf } from './checked-dish.ts'
import type { ListedDish } from './checked-dish.ts'

const ICONS = { ok: IconCircleCheck, missing: IconAlertTriangle, unknown: IconHelpCircle } as const
const [SERVICE_LINE, ALLERGENS_LINE, VAT_LINE] = USUAL_FOOTER_LINES

/** What says it at the foot of a French carte, in French whatever the language of this page. */
const LINES = {
  service: SERVICE_LINE,
  allergens: ALLERGENS_LINE,
  vat: VAT_LINE,
  water: WATER_LINE,
} as const

/** The position of the list on its page. */
export const CHECK_LIST = 'verifications'

/** The most links that are listed at once. */
const SHOWN = 6

export interface CheckListProps extends Pick<CarteSettingsOnScreen, 'carte' | 'change'> {
  /** The drawer around it opens at this list, which gets the focus. */
  opensHere: boolean
}

const scrollTo = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'start' })

/** What a French carte must show, and what is missing on this one. It warns, and holds nothing back. */
export function CheckList({ carte, change, opensHere }: CheckListProps) {
  const t = useTranslations('cartes.checks')
  const headingId = useId()
  const checks = checksOf(carte)
  const open = checks.filter(({ state }) => state !== 'ok').length
  const lines = carte.footerLines ?? USUAL_FOOTER_LINES
  const addLine = (line: string) => change({ footerLines: [...lines, line] })

  return (
    <Card
      component="section"
      id={CHECK_LIST}
      ref={opensHere ? scrollTo : undefined}
      data-autofocus={opensHere || undefined}
      tabIndex={-1}
      aria-labelledby={headingId}
      style={{ gap: 10 }}
    >
      <Title order={2} id={headingId} size="md" ff="inherit">
        {t('title')}
      </Title>
      <p className={classes.summary} data-good={open === 0 || undefined}>
        {open === 0 ? t('allGood') : t('toCheck', { count: open })}
      </p>
      <Flex component="ul" direction="column" gap={8}>
        {checks.map((check) => (
          <CheckRow
            key={check.kind}
            check={check}
            onAddLine={lines.length < MAX_FOOTER_LINES ? addLine : null}
            onShowMarks={() => change({ allergenNote: 'marks' })}
          />
        ))}
      </Flex>
      <p className="note">{t('note')}</p>
    </Card>
  )
}

interface CheckRowProps {
  check: CarteCheck<ListedDish>
  /** Null when the foot is full. */
  onAddLine: ((line: string) => void) | null
  onShowMarks: () => void
}

function CheckRow({ check, onAddLine, onShowMarks }: CheckRowProps) {
  const t = useTranslations('cartes.checks')
  const { kind, state } = check
  const Icon = ICONS[state]
  const fixes = state === 'ok' ? [] : fixesOf(check)
  const line = kind in LINES && state === 'missing' ? LINES[kind as keyof typeof LINES] : null
  return (
    <li className={classes.check} data-state={state}>
      <Icon size={18} stroke={1.8} className={classes.icon} aria-hidden />
      <Stack gap={2} miw={0}>
        <span className={classes.name}>
          {t(`names.${kind}`)} <VisuallyHidden>{t(`states.${state}`)}</VisuallyHidden>
        </span>
        {state !== 'ok' && (
          <p className={classes.todo}>
            {t(kind === 'allergens' && state === 'unknown' ? 'todo.allergensUnknown' : `todo.${kind}`)}
          </p>
        )}
        {fixes.length > 0 && (
          <ul className={classes.fixes}>
            {fixes.slice(0, SHOWN).map(({ label, to }) => (
              <li key={`${to} ${label}`}>
                <TextLink to={to} size="sm">
                  {label}
                </TextLink>
              </li>
            ))}
            {fixes.length > SHOWN && <li>{t('more', { count: fixes.length - SHOWN })}</li>}
          </ul>
        )}
        {line !== null && (
          <Group gap={6} mt={4}>
            <Button
              variant="default"
              size="compact-xs"
              disabled={onAddLine === null}
              onClick={() => onAddLine?.(line)}
            >
              {t('add')}
            </Button>
            {kind === 'allergens' && (
              <Button variant="default" size="compact-xs" onClick={onShowMarks}>
                {t('marks')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </li>
  )
}
