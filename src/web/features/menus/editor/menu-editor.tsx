import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Menu } from '#contract/menus.ts'
import { menuFigures } from '#domain/menus/menu-figures.ts'
import { pricedChoices } from '#domain/menus/priced-choices.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { paths } from '#web/entities/paths.ts'
import { PurchasesLink } from '#web/entities/sheet/purchases-link.tsx'
import { InvalidFields, InvalidFieldsContext, useHasInvalidFields } from '#web/lib/form/invalid-fields.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { FocusedAlert } from '#web/ui/conflict/focused-alert.tsx'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { MenuFiguresCard } from '../figures/menu-figures-card.tsx'
import { MenuMarginBadge } from '../figures/menu-margin-badge.tsx'
import { MenuPaper } from '../vat/menu-paper.tsx'
import { VatCard } from '../vat/vat-card.tsx'
import { ChoiceList } from './choice-list.tsx'
import classes from './menu-editor.module.css'
import { MenuFacts } from './menu-facts.tsx'
import { MenuStatus } from './menu-status.tsx'
import { useMenuDraft } from './use-menu-draft.ts'
import { useSaveKey } from './use-save-key.ts'
import { useSaveMenu } from './use-save-menu.ts'
import { address } from '#web/lib/navigation/address.ts'

export interface MenuEditorProps {
  menu: Menu
  thresholds: MarginThresholds
}

/** A menu as it is composed: what it is on the left, what it costs and its VAT on the right, moving as one types. */
export function MenuEditor({ menu, thresholds }: MenuEditorProps) {
  const t = useTranslations('menus')
  const c = useTranslations('common')
  const format = useFormat()
  const writing = useMenuDraft(menu)
  const { draft } = writing
  const [refused] = useState(() => new InvalidFields())
  const anyRefused = useHasInvalidFields(refused)
  const dirty = writing.dirty || anyRefused
  const navigate = useNavigate()
  const saving = useSaveMenu(
    writing,
    (id) => void navigate({ href: address(paths.menu(id)), replace: true, ignoreBlocker: true }),
  )
  const saveLabel = saving.gone ? t('editor.composeAgain') : c('save')
  const save = () => {
    if (!refused.focusFirst()) saving.save()
  }
  /** By choice, the sheet of the dish that a guest took. */
  const [taken, setTaken] = useState<Readonly<Record<string, string>>>({})
  useSaveKey(save)
  const money = useMemo(() => pricedChoices(draft.choices), [draft.choices])
  const prixTtc = draft.prixTtc ?? 0
  const figures = menuFigures(prixTtc, money)
  const { cost, margin } = figures
  const takenOf = draft.choices.map(({ id }) => taken[id] ?? null)
  const saveButton = (
    <Button onClick={save} disabled={saving.busy || !(dirty || saving.gone)}>
      {saving.busy ? c('saving') : saveLabel}
    </Button>
  )
  return (
    <>
      <UnsavedChangesGuard dirty={dirty} />
      <div data-print="hidden">
        <PageHeader
          title={writing.base.nom}
          crumb={{ label: t('editor.back'), to: paths.menus }}
          meta={<MenuStatus dirty={dirty} busy={saving.busy} failed={saving.failure !== undefined} />}
          actions={
            <>
              <PurchasesLink
                sheets={draft.choices.flatMap(({ dishes }) =>
                  dishes.map(({ ficheId }) => ({ sheetId: ficheId })),
                )}
              />
              <span className={classes.headSave}>{saveButton}</span>
            </>
          }
        />
        {saving.failure !== undefined && <ErrorBanner text={saving.failure} onRetry={save} />}
        {saving.gone && <FocusedAlert>{t('editor.gone')}</FocusedAlert>}
        <ConflictNotice conflict={saving.conflict} busy={saving.busy} />
        <MadeBeforeNotice
          creation={saving.creation}
          nameOf={({ nom }) => nom}
          busy={saving.busy}
          onCorrect={saving.correct}
          onAnother={save}
        />
        <div className={classes.columns}>
          <div className={classes.column}>
            <InvalidFieldsContext value={refused}>
              <MenuFacts writing={writing} field={saving.field} />
            </InvalidFieldsContext>
            <ChoiceList writing={writing} field={saving.field} />
          </div>
          <div className={classes.aside}>
            <MenuFiguresCard figures={figures} thresholds={thresholds} />
            <VatCard
              draft={draft}
              money={money}
              taken={takenOf}
              thresholds={thresholds}
              onTaken={(choiceId, ficheId) => setTaken((before) => ({ ...before, [choiceId]: ficheId }))}
            />
          </div>
        </div>
        <div className={classes.pinned}>
          <span>{t('editor.pinned', { cost: format.partialSum(cost.mean, cost.incomplete) })}</span>
          <MenuMarginBadge margin={margin} thresholds={thresholds} cost={cost} />
          {saveButton}
        </div>
      </div>
      <MenuPaper draft={draft} money={money} taken={takenOf} />
    </>
  )
}
