import { useEffect, useState } from 'react'
import { showsNoHair } from '#visagism/quiz-head/head.ts'
import { startLeadOutbox } from '../lead-outbox.ts'
import { askForMail, readAnalysis } from '../quiz-calls.ts'
import type { StoredResult } from '../quiz-result.ts'

/** Null while loading. Without the server, this device writes one. */
export function useAnalysis(result: StoredResult | null): string | null {
  const [analysis, setAnalysis] = useState<string | null>(null)
  useEffect(() => {
    if (!result) return
    let isGone = false
    const write = async () => {
      // The server does not know how the person is drawn, and would write about hair.
      const answer = showsNoHair(result.head) ? null : await readAnalysis(result)
      const text = answer?.isOk ? answer.reply : await writeHere(result)
      if (!isGone) setAnalysis(text)
    }
    void write()
    return () => {
      isGone = true
    }
  }, [result])
  return analysis
}

async function writeHere({ answers, score, head }: StoredResult): Promise<string> {
  const { previewClosing, writeQuizPreview } = await import('#visagism/knowledge/quiz-preview.ts')
  return writeQuizPreview(answers, previewClosing(score, !showsNoHair(head)))
}

/** Sends the lead first; the server mails once. */
export function useResultMail(result: StoredResult): void {
  useEffect(() => {
    let isAsked = !result.userEmail.includes('@')
    const outbox = startLeadOutbox(async () => {
      if (isAsked) return
      isAsked = true
      isAsked = (await askForMail(result)).isOk
    })
    return outbox.stop
  }, [result])
}
