import { Button, Card, PasswordInput, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PIN_LENGTH } from '#domain/kitchen/limits.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { Form } from '#web/ui/form.tsx'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { type KitchenHere, noteRefusal, setLocked } from '../frame/kitchen-query.ts'
import { unlock } from './unlock.ts'
import classes from './pairing.module.css'

const FIGURES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** What a tablet shows until its PIN was given. */
export function PinPage({ here }: { here: KitchenHere }) {
  const t = useTranslations('kitchen.pairing.pin')
  const sentenceOf = useFailureSentence()
  const queryClient = useQueryClient()
  const field = useFocusOnMount<HTMLInputElement>()
  const [pin, setPin] = useState('')
  const unlocking = useSingleMutation({
    mutationFn: (typed: string) => unlock(here.account, typed),
    onSuccess: (isLocked) => setLocked(queryClient, isLocked),
    onError: (failure) => {
      setPin('')
      noteRefusal(queryClient, failure)
    },
  })
  const type = (text: string) => setPin(text.replaceAll(/\D/g, '').slice(0, PIN_LENGTH.maximum))
  const open = () => {
    if (pin.length >= PIN_LENGTH.minimum) unlocking.mutate(pin)
  }

  return (
    <main id="content" className={classes.page}>
      <title>{`${t('title')} · Gramme`}</title>
      <Card className={classes.card}>
        <Form onSubmit={open}>
          <Stack gap="md">
            <Title order={1} size="h3">
              {t('title')}
            </Title>
            <Text c="dimmed">{here.houseName}</Text>
            <PasswordInput
              ref={field}
              label={t('label')}
              value={pin}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              error={unlocking.error === null ? undefined : sentenceOf(t('failed'), unlocking.error)}
              // The keys below are larger than those of a tablet.
              inputMode="none"
              autoComplete="off"
              visible={false}
              rightSection={null}
              classNames={{ innerInput: classes.code, input: classes.code }}
            />
            <div className={classes.keys}>
              {FIGURES.map((figure) => (
                <UnstyledButton key={figure} className={classes.key} onClick={() => type(pin + figure)}>
                  {figure}
                </UnstyledButton>
              ))}
              <UnstyledButton
                className={classes.key}
                aria-label={t('erase')}
                onClick={() => type(pin.slice(0, -1))}
              >
                <IconArrowLeft size={28} aria-hidden />
              </UnstyledButton>
            </div>
            <Button
              type="submit"
              loading={unlocking.isPending}
              disabled={pin.length < PIN_LENGTH.minimum}
              className={classes.button}
            >
              {t('open')}
            </Button>
          </Stack>
        </Form>
      </Card>
    </main>
  )
}
