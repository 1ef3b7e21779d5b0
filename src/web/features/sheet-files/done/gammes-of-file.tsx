import { Button, Card, Group, List, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { sameName } from '#domain/catalogue/same-name.ts'
import type { FileGamme } from '#domain/sheet-imports/file-gammes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { orpc } from '#web/lib/query/api.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useFillGammes } from './use-fill-gammes.ts'

interface GammesOfFileProps {
  importId: string
  gammes: readonly FileGamme[]
}

/** 'Créer les 5 gammes du fichier': the dishes of the import in gammes by the categories of their file, at one press. */
export function GammesOfFile({ importId, gammes }: GammesOfFileProps) {
  const t = useTranslations('sheetImport.gammes')
  const sentence = useFailureSentence()
  const { filled, filling, undoing } = useFillGammes()
  const there = useQuery(orpc.gammes.list.queryOptions())
  const known = new Set(there.data?.items.map(({ nom }) => sameName(nom)))
  const fill = () =>
    filling.mutate({
      id: importId,
      gammes: gammes.map(({ nom, ficheIds }) => ({ nom, ficheIds: [...ficheIds] })),
    })
  return (
    <Card component="section" aria-labelledby="import-gammes">
      <Title order={2} size="h3" id="import-gammes" mb="xs">
        {t('title')}
      </Title>
      {filled === null ? (
        <List size="sm">
          {gammes.map(({ nom, ficheIds }) => (
            <List.Item key={nom}>
              {nom} <span className="note">{t('dishes', { count: ficheIds.length })}</span>
              {known.has(sameName(nom)) && <span className="note"> · {t('exists')}</span>}
            </List.Item>
          ))}
        </List>
      ) : (
        <List size="sm">
          {filled.map(({ id, nom, recipeIds }) => (
            <List.Item key={id}>
              <TextLink to={paths.gamme(id)}>{nom}</TextLink>{' '}
              <span className="note">{t('added', { count: recipeIds.length })}</span>
            </List.Item>
          ))}
        </List>
      )}
      {filling.isError && <ErrorBanner text={sentence(t('failure'), filling.error)} />}
      <Group mt="md" gap="sm" component="output">
        {filled === null ? (
          <DemoLock>
            <Button disabled={filling.isPending} onClick={fill}>
              {t('make', { count: gammes.length })}
            </Button>
          </DemoLock>
        ) : (
          <>
            <Text size="sm">{t('done')}</Text>
            <Button variant="default" disabled={undoing.isPending} onClick={() => undoing.mutate(filled)}>
              {t('undo')}
            </Button>
          </>
        )}
      </Group>
    </Card>
  )
}
