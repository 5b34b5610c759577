import { OverTime } from '../features/progress/over-time/over-time.tsx';
import { ORGANISATION } from './example-session.ts';

/** The years of an organisation, with a chart for each indicator, as a member sees them. */
export function OverTimeOnScreen() {
  return (
    <OverTime
      organisation={ORGANISATION}
      asked={{ set: 'a1', years: null, contractType: null }}
      onChooseYears={() => {}}
      audience="member"
      maySetGoals={false}
    />
  );
}
