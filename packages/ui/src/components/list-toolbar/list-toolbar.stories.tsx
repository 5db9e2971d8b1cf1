import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SegmentedControl } from '../segmented-control/index.js';
import { ListToolbar, listPanel } from './index.js';

const tabs = ['Messages', 'Partnerships', 'Subscribers', 'Spam'].map((label) => ({
  label,
  value: label.toLowerCase(),
}));

const meta = {
  title: 'Components/List toolbar',
  component: ListToolbar,
  tags: ['!autodocs'],
  args: {
    tabs,
    selected: 'messages',
    onSelect: fn(),
    onSearch: fn(),
    onRefresh: fn(),
    panelId: 'list',
    exports: [{ label: 'Export CSV', href: '#messages.csv' }],
  },
  render: function Toolbar(args) {
    const [selected, setSelected] = useState(args.selected);
    const select = (value: string) => {
      args.onSelect(value);
      setSelected(value);
    };
    return (
      <>
        <ListToolbar {...args} selected={selected} onSelect={select} />
        <div
          {...listPanel(args.panelId, selected)}
          className="bl:mt-5 bl:rounded-panel bl:border bl:border-line bl:p-5"
        >
          {`The list of ${selected}`}
        </div>
      </>
    );
  },
} satisfies Meta<typeof ListToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourLists: Story = {};

/** A line below the tools says how far a download is. */
export const Exporting: Story = { args: { progress: 'Exporting: 12 MB so far.' } };

export const ChoosesAList: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('tab', { name: 'Spam' }));
    await expect(args.onSelect).toHaveBeenCalledWith('spam');
    await expect(canvas.getByRole('tabpanel', { name: 'Spam' })).toBeVisible();
  },
};

/** Arrow keys move focus, Enter selects. */
export const ByKeyboard: Story = {
  async play({ args, canvas }) {
    canvas.getByRole('tab', { name: 'Messages' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Subscribers' })).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('subscribers');
  },
};

export const Searches: Story = {
  async play({ args, canvas }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'riverbank');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('riverbank'));
  },
};

export const ClearsTheSearch: Story = {
  args: { query: 'riverbank' },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Refreshes: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const NotSearchable: Story = { args: { onSearch: undefined, exports: [] } };

/** A filter is beside the search. */
export const WithFilter: Story = {
  args: {
    children: (
      <SegmentedControl
        label="Language"
        name="language"
        defaultValue="all"
        options={[
          { value: 'all', label: 'All' },
          { value: 'en', label: 'English' },
          { value: 'fr', label: 'Français' },
        ]}
      />
    ),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Français' }));
    await expect(canvas.getByRole('radio', { name: 'Français' })).toBeChecked();
  },
};

/** More lists and files than fit: the tabs scroll, everything else wraps. */
export const ManyListsAndFiles: Story = {
  args: {
    tabs: [...tabs, { label: 'Audit log', value: 'audit' }, { label: 'Notifications', value: 'notifications' }],
    exports: ['Messages', 'Partnerships', 'Subscribers'].map((label) => ({
      label: `Export CSV: ${label}`,
      href: `#${label}`,
    })),
  },
};
