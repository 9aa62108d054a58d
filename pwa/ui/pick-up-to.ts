/** Taking a chosen one lets go of it; choosing past `max` changes nothing (the same list comes back). */
export function pickUpTo<T>(chosen: readonly T[], item: T, max: number): readonly T[] {
  if (chosen.includes(item)) return chosen.filter((one) => one !== item)
  return chosen.length < max ? [...chosen, item] : chosen
}
