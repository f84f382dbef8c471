// The day whose rules a result uses, and how the result changes on later days. Fetched with the result. Components fill in {name}.
export const rulesOn = {
  label: 'Rules in force on',
  today: '{day} (today)',
  /** Above a result with the rules of another day. */
  otherDay: 'This result uses the rules in force on {day}, as if that were today.',
  backToToday: "Use today's rules",
} as const;
