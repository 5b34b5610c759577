import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceSwitchProps<Choice extends string> {
  /** its accessible name */
  readonly label: string;
  /** each choice with its text, in their order */
  readonly choices: readonly (readonly [Choice, string])[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Switches between a few views of the same charts; what has no room on a phone goes on below. */
export function ChoiceSwitch<Choice extends string>(props: ChoiceSwitchProps<Choice>) {
  const { label, choices, chosen, onChoose } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={chosen}
      onChange={(_, choice: Choice | null) => choice && onChoose(choice)}
      aria-label={label}
      sx={{ flexWrap: 'wrap' }}
    >
      {choices.map(([choice, text]) => (
        <ToggleButton
          key={choice}
          value={choice}
          sx={{ px: { xs: 1.25, sm: 2 }, minHeight: 40, fontWeight: 600 }}
        >
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
