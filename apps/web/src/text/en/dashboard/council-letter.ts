/** The texts of the council letter. */
export const councilLetter = {
  heading: 'Council letter',
  lead: 'A page for a council or board, made from the figures in view: three sentences, three charts, goal and coverage.',
  open: 'Make the letter',
  close: 'Close',
  edit: 'Edit the sentences',
  ready: 'Done editing',
  restore: 'Original sentences',
  save: { docx: 'Save as Word (.docx)', pdf: 'Save as PDF (.pdf)' },
  link: {
    heading: 'Share as a link',
    lead: 'Whoever has the link sees the letter as it is now, also without an account: the sentences, the charts and your organisation. The link works for 90 days. You can withdraw it earlier, here or in your profile, under Shared charts and letters.',
    withdrawn: 'The link was withdrawn. The letter can no longer be seen.',
  },
  madeAgain:
    'The figures have changed in the meantime: the letter was made again, without your edits. Read it through before you save or share it. A link to the former letter keeps working and is in your profile.',
  edited: 'The sentences were edited. The letter names who did that.',
  side: 'Side',
  counted: '{{counted}} of {{of}} projects count.',
  howToEdit:
    'Figures stand between braces by their names. You can move or remove them, but not change them; a number that you type is refused. Choose a figure to put it behind the sentence.',
  sentences: { what: 'What it is', compared: 'Compared with what', sure: 'How sure' },
  reads: 'It will read: {{text}}',
  figuresFor: 'Figures for ‘{{sentence}}’',
  add: 'Put {{figure}} ({{name}}) behind the sentence',
  problems: {
    'own-figure': 'A number cannot be typed. Use a figure of the letter.',
    'unknown-figure': 'A name between braces is none that this letter has.',
    empty: 'This sentence is empty.',
    'too-long': 'This sentence is too long.',
  },
};
