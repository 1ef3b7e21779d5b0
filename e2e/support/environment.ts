/** Values that the global set-up passes to the workers through the environment. */
const BASE_URL = 'GRAMME_TEST_URL'
const MAIL_FOLDER = 'GRAMME_TEST_MAIL'
const DATA_DIR = 'GRAMME_TEST_DATA'

export type Surroundings = { baseUrl: string; mailFolder: string; dataDir: string }

export function shareWithTests({ baseUrl, mailFolder, dataDir }: Surroundings): void {
  process.env[BASE_URL] = baseUrl
  process.env[MAIL_FOLDER] = mailFolder
  process.env[DATA_DIR] = dataDir
}

export function surroundings(): Surroundings {
  const { [BASE_URL]: baseUrl, [MAIL_FOLDER]: mailFolder, [DATA_DIR]: dataDir } = process.env
  if (!baseUrl || !mailFolder || !dataDir)
    throw new Error('The browser tests run under their set-up: playwright test')
  return { baseUrl, mailFolder, dataDir }
}
