import type { FormHairToday } from '#contract/facts.ts'
import { todayWords } from '#pwa/face/today/today-words.ts'

export default function TodayChips({ today }: { today: FormHairToday }) {
  return (
    <ul className="send-chips" aria-label="O cabelo hoje">
      {todayWords(today).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}
