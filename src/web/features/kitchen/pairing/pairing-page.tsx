import { Button, Card, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { Form } from '#web/ui/form.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { kitchenQuery } from '../frame/kitchen-query.ts'
import { codeOfHash, isWholeCode, shownCode } from './pairing-code.ts'
import classes from './pairing.module.css'

/** What a browser shows that is no tablet yet: one field. A code in the address is sent at once. */
export function PairingPage() {
  const t = useTranslations('kitchen.pairing')
  const sentenceOf = useFailureSentence()
  const queryClient = useQueryClient()
  const [scanned] = useState(() => codeOfHash(location.hash))
  const [code, setCode] = useState(scanned ?? '')
  const field = useFocusOnMount<HTMLInputElement>()
  const [isIncomplete, setIncomplete] = useState(false)
  const pairing = useSingleMutation(
    orpc.kitchen.pair.mutationOptions({
      onSuccess: () => queryClient.fetchQuery({ ...kitchenQuery, staleTime: 0 }),
    }),
  )

  const pair = () => {
    setIncomplete(!isWholeCode(code))
    if (isWholeCode(code)) pairing.mutate({ code })
  }
  const pairScanned = useEffectEvent(() => {
    if (scanned === undefined) return
    // Good once: it need not stay in the history of a tablet.
    history.replaceState(history.state, '', location.pathname + location.search)
    pairing.mutate({ code: scanned })
  })
  useEffect(() => pairScanned(), [])

  const failure = pairing.error === null ? undefined : sentenceOf(t('failed'), pairing.error)
  return (
    <main id="content" className={classes.page}>
      <title>{`${t('title')} · Gramme`}</title>
      <Wordmark />
      <Card className={classes.card}>
        <Form onSubmit={pair}>
          <Stack gap="md">
            <Title order={1} size="h3">
              {t('title')}
            </Title>
            <Text>{t('sentence')}</Text>
            <TextInput
              ref={field}
              label={t('code')}
              value={code}
              onChange={({ currentTarget }) => setCode(shownCode(currentTarget.value))}
              error={isIncomplete ? t('incomplete') : failure}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              classNames={{ input: classes.code }}
            />
            <Button type="submit" loading={pairing.isPending} className={classes.button}>
              {t('pair')}
            </Button>
          </Stack>
        </Form>
      </Card>
      <Text c="dimmed">
        {t('person')}{' '}
        <PageLink to={paths.login} search={{ from: paths.kitchen }} className={classes.signIn}>
          {t('signIn')}
        </PageLink>
      </Text>
    </main>
  )
}
