import { createContext, type ReactNode, use } from 'react';

/** A picture that is shared now. */
export interface SharedPicture {
  readonly id: string;
  /** the address at which everybody who has it sees the picture */
  readonly link: string;
  readonly expires: Date;
}

/**
 * The actions of charts with a picture besides showing it. The code that puts them on a page knows the server; charts
 * don't.
 */
export interface ChartTools {
  /** gives a file to the browser */
  readonly saveFile: (file: Blob, name: string) => void;
  /** whether pictures without our logo may be saved */
  readonly mayLeaveOutLogo: boolean;
  /** shares a picture */
  readonly share: (picture: { readonly image: string; readonly title: string }) => Promise<SharedPicture>;
  /** withdraws a shared picture */
  readonly revoke: (id: string) => Promise<void>;
  /** the list of one's shared pictures, with a way to withdraw them */
  readonly sharedList: ReactNode;
}

const ToolsContext = createContext<ChartTools | null>(null);

/** Gives every chart inside it its tools. */
export const ChartToolsProvider = ToolsContext;

/** Returns the tools of the page, null where there are none: then a chart can only be viewed. */
export function useChartTools(): ChartTools | null {
  return use(ToolsContext);
}
