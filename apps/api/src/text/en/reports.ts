import type { reports as dutch } from '../nl/reports.ts';

export const reports: Readonly<Record<keyof typeof dutch, string>> = {
  'council-letter-title': 'Environmental cost of our projects',
  'council-letter-baseline': 'Baseline',
  'council-letter-optimization': 'Optimisation',
  'council-letter-picture':
    'Chart: {title}, of baseline and optimisation. The figures are shown at the bars.',
  'council-letter-shown-until': 'This page can be seen until {until} and stays as it was made.',
  'council-letter-overtaken': 'The figures have changed in the meantime. Look at the letter again.',
  'council-letter-own-figure':
    'A sentence has a number that is none of the figures. Use the figures of the letter, between braces.',
  'council-letter-unknown-figure': 'A sentence names a figure between braces that this letter does not have',
  'council-letter-empty': 'A sentence is empty. Leave it out, or write something.',
  'council-letter-too-long': 'A sentence is too long',
  'calculation-not-in-report': 'Tick the chosen calculations under ‘Add’ first',
  'only-sealed-bids': 'The chosen calculations belong to bids that are still sealed',
  'too-many-pictures': 'A report can hold at most {max} pictures',
  'report-picture-too-large': 'A picture is too large: at most 2 MB',
  'report-pictures-too-many-pixels':
    'The pictures are too large together: at most 500 million pixels. Make them smaller, or use fewer.',
  'report-picture-unreadable': 'A picture is not a readable PNG or JPEG',
  'report-chart-of-variant': 'Chart of variant {variant}: {title}. {figures}.',
  'report-chart-of-comparison': 'Chart: {title}. {figures}.',
  'report-picture-of-variant':
    'Chart of variant {variant}: {title}. The figures are in the tables of the same chapter.',
  'report-picture-of-comparison': 'Chart: {title}. The figures are in the tables of the same chapter.',
  'report-too-large': 'This report is too large to make. Choose fewer calculations.',
  'document-not-written': 'The document could not be made at the moment. Try again in half a minute.',
  'house-style-changed': 'Somebody else has changed the house style in the meantime',
  'both-colours': 'Choose both colours, or neither',
  'colour-too-light':
    'Headings in this colour are hard to read on white paper: the contrast is {contrast}, and at least {min} is needed',
  'logo-too-large': 'The logo is too large: at most 1 MB',
  'logo-unreadable': 'This is not a readable PNG or JPEG',
  'logo-too-many-pixels': 'The logo is too large: at most {max} pixels wide and high',
  'template-too-large': 'The template is too large: at most 5 MB',
  'template-not-a-document': 'This is not a Word document or template (.docx or .dotx)',
  'template-password-protected':
    'This is an old Word file (.doc), or it has a password. Save it as .docx or .dotx without a password.',
  'template-damaged': 'This Word file is damaged. Save it again in Word.',
  'template-unpacks-too-large': 'The template has too many parts, or parts that are too large',
  'template-macros': 'The template contains macros. Save it as .docx or .dotx without macros.',
  'template-embedded-objects':
    'The template contains a file from another program, such as an Excel sheet. Remove it, or replace it with a picture.',
  'template-external-content':
    'The template fetches something from elsewhere, such as a linked picture. Save it in the template itself.',
  'template-active-field':
    'The header or footer has the field {field}, which can do more than show something. Remove the field.',
  'template-picture-breaks-off':
    'A picture in the header or footer is not complete. Put it into the template again.',
  'template-picture-too-large':
    'A picture in the header or footer has too many pixels: at most 40 million. Make it smaller.',
  'template-unknown-content':
    'The header or footer has something other than text, fields and pictures, such as a chart or diagram. Replace it with a picture.',
  'template-page-too-small':
    'The margins of the template leave too little space: at least 9 by 9 cm is needed',
  'report-called-off': 'Making the report was cancelled.',
  'no-pdf': 'This installation cannot make a PDF',
  'pdf-not-made': 'The PDF could not be made at the moment. Try again in half a minute.',
};
