import { Button, Group, NativeSelect, Text, Textarea, TextInput, UnstyledButton } from '@mantine/core'
import { useId, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Gamme, GammeRecette } from '#contract/gammes.ts'
import { displayedDescription } from '#domain/cartes/displayed-description.ts'
import { displayedPrice } from '#domain/pricing/displayed-price.ts'
import { dishRate } from '#domain/pricing/dish-rate.ts'
import { dishFigures } from '#domain/pricing/gamme-figures.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { useSpeaksEnglish } from '#web/entities/carte/use-speaks-english.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { FocusedAlert } from '#web/ui/conflict/focused-alert.tsx'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import { useClosingQuestion } from '#web/ui/use-closing-question.tsx'
import { DishMargin } from '../dish-margin.tsx'
import classes from './dish-form.module.css'
import { useDishDraft } from './use-dish-draft.ts'

export interface DishFormProps {
  gamme: Pick<Gamme, 'id' | 'nom' | 'carteId'>
  dish: GammeRecette
  /** Another window took it off: what was typed can be put on the gamme again. */
  gone: boolean
  thresholds: MarginThresholds
  onDone: () => void
  /** It was put on another gamme, which was made for it. */
  onMoved: (gammeId: string) => void
}

/** A dish changed in its place: Enter saves, Escape closes and asks first where something was typed. The margin follows the price and its VAT. */
export function DishForm(props: DishFormProps) {
  const { gamme, dish, thresholds, onDone } = props
  const english = useSpeaksEnglish(gamme.carteId)
  const t = useTranslations('gammes.dishes')
  const c = useTranslations('common')
  const e = useTranslations('trade.cartes')
  const format = useFormat()
  const { draft, type, field, dirty, conflict, creation, correct, gone, gammeGone, save, busy, failure } =
    useDishDraft(props)
  const { cancel, question } = useClosingQuestion(true, onDone, dirty)
  const addLabel = t(gammeGone ? 'form.createGammeAgain' : 'form.addAgain')
  const saveLabel = gone ? addLabel : c('save')
  // What is to be decided first is not closed by a key.
  const closes = conflict.state.is === 'none' && !gone
  const tvaRate = dishRate(draft.ownTvaRate, dish.sheetTvaRate)
  const shown = { ...dish, prixTtcAffiche: draft.prixTtcAffiche || 0, tvaRate }
  const withoutPrice = (draft.prixTtcAffiche ?? 0) === 0
  const priceNote = useId()
  const proposed = displayedPrice(dish.sellingPriceHt, tvaRate)
  const described = displayedDescription(dish.sheetDescription)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    if (event.key === 'Escape' && closes && !busy) cancel()
    else if (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement && !event.shiftKey) save()
    else return
    event.preventDefault()
  }

  return (
    <li className={classes.row}>
      <Form
        aria-label={t('form.label', { name: dish.nomAffiche })}
        className={classes.form}
        onKeyDown={onKeyDown}
        onSubmit={save}
      >
        <TextInput
          className={classes.name}
          label={t('form.name')}
          required
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pencil was pressed to type here
          autoFocus
          value={draft.nomAffiche}
          {...field('nomAffiche')}
          onChange={(event) => type({ nomAffiche: event.currentTarget.value })}
        />
        <MoneyField
          label={t('form.price')}
          validateOnSubmit
          negative={t('form.priceNegative')}
          aria-describedby={withoutPrice ? priceNote : undefined}
          value={draft.prixTtcAffiche}
          {...field('prixTtcAffiche')}
          onChange={(prixTtcAffiche) => type({ prixTtcAffiche })}
        />
        <div className={classes.margin}>
          <Text size="sm" c="dimmed">
            {t('columns.margin')}
          </Text>
          <output>
            <DishMargin
              margin={dishFigures(shown).margin}
              priced={shown.prixTtcAffiche > 0}
              thresholds={thresholds}
              provisional={dish.uncostedLines > 0}
              doubtful={dish.doubt !== null}
            />
          </output>
        </div>
        <output id={priceNote} className={classes.withoutPrice}>
          {withoutPrice && t('form.withoutPrice')}
        </output>
        <Textarea
          className={classes.description}
          label={t('form.description')}
          description={t('form.descriptionHint')}
          autosize
          minRows={1}
          maxRows={6}
          value={draft.description}
          {...field('description')}
          onChange={(event) => type({ description: event.currentTarget.value })}
        />
        {english && (
          <>
            <TextInput
              className={classes.description}
              label={e('englishName')}
              lang="en"
              autoComplete="off"
              value={draft.nomAfficheEn}
              {...field('nomAfficheEn')}
              onChange={(event) => type({ nomAfficheEn: event.currentTarget.value })}
            />
            <Textarea
              className={classes.description}
              label={e('englishDescription')}
              lang="en"
              autosize
              minRows={1}
              maxRows={6}
              value={draft.descriptionEn}
              {...field('descriptionEn')}
              onChange={(event) => type({ descriptionEn: event.currentTarget.value })}
            />
          </>
        )}
        <NativeSelect
          className={classes.vat}
          label={t('form.vat')}
          description={t('form.vatHint')}
          value={draft.ownTvaRate ?? ''}
          data={[
            { value: '', label: t('form.vatOfSheet', { rate: format.rate(dish.sheetTvaRate) }) },
            ...VAT_RATES.map((rate) => ({ value: String(rate), label: format.rate(rate) })),
          ]}
          {...field('ownTvaRate')}
          onChange={({ currentTarget: { value } }) =>
            type({ ownTvaRate: VAT_RATES.find((rate) => String(rate) === value) ?? null })
          }
        />
        {!closes && (
          <div className={classes.wide}>
            <ConflictNotice conflict={conflict} busy={busy} />
            <MadeBeforeNotice
              creation={creation}
              nameOf={({ nomAffiche }) => nomAffiche}
              busy={busy}
              onCorrect={correct}
              onAnother={save}
            />
            {gone && (
              <FocusedAlert key={String(gammeGone)}>
                {t(gammeGone ? 'form.gammeGone' : 'form.gone')}
              </FocusedAlert>
            )}
          </div>
        )}
        {failure !== undefined && (
          <div className={classes.wide}>
            <ErrorBanner text={failure} />
          </div>
        )}
        <Group className={classes.wide} justify="space-between" gap="sm">
          <Group gap="xs 16px">
            {proposed > 0 && proposed !== draft.prixTtcAffiche && (
              <UnstyledButton className={classes.proposed} onClick={() => type({ prixTtcAffiche: proposed })}>
                {t('form.takeProposed', { price: format.euro(proposed) })}
              </UnstyledButton>
            )}
            {described !== '' && described !== draft.description.trim() && (
              <UnstyledButton className={classes.proposed} onClick={() => type({ description: described })}>
                {t('form.takeDescription')}
              </UnstyledButton>
            )}
          </Group>
          <Group gap="sm">
            <Button variant="default" onClick={cancel} disabled={busy}>
              {c('cancel')}
            </Button>
            <Button type="submit" disabled={busy}>
              {busy ? c('saving') : saveLabel}
            </Button>
          </Group>
        </Group>
      </Form>
      {question}
    </li>
  )
}
