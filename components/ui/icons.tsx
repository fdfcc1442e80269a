type IconProps = { className?: string };

function Icon({
  className = 'size-5',
  isSolid = false,
  paths,
}: IconProps & { isSolid?: boolean; paths: readonly string[] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${isSolid ? 'icon-solid' : 'icon'} ${className}`}
      aria-hidden="true"
    >
      <path d={paths.join('')} />
    </svg>
  );
}

export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} paths={['M15 5l-7 7 7 7']} />;
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} paths={['M9 5l7 7-7 7']} />;
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} paths={['M5 9l7 7 7-7']} />;
export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props} paths={['M4 12h16', 'M14 6l6 6-6 6']} />
);
export const CloseIcon = (props: IconProps) => (
  <Icon {...props} paths={['M6 6l12 12', 'M18 6L6 18']} />
);
export const MenuIcon = (props: IconProps) => (
  <Icon {...props} paths={['M4 7h16', 'M4 12h16', 'M4 17h16']} />
);
export const PlusIcon = (props: IconProps) => <Icon {...props} paths={['M12 5v14', 'M5 12h14']} />;
export const MinusIcon = (props: IconProps) => <Icon {...props} paths={['M5 12h14']} />;
export const CheckIcon = (props: IconProps) => <Icon {...props} paths={['M5 13l4.5 4.5L19 7']} />;
export const SearchIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={['M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z', 'M15.5 15.5L20 20']}
  />
);
export const CalendarIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1z',
      'M4 10h16',
      'M8.5 3.5v4',
      'M15.5 3.5v4',
    ]}
  />
);
export const GuestsIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M9 11a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 9 11z',
      'M3 19.5c.4-3.4 2.7-5.5 6-5.5s5.6 2.1 6 5.5',
      'M15.5 5a3 3 0 0 1 0 5.8',
      'M17.5 14.5c2 .7 3.2 2.5 3.5 5',
    ]}
  />
);
export const MapPinIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M12 21c4.5-4.6 6.75-8.2 6.75-11A6.75 6.75 0 0 0 5.25 10c0 2.8 2.25 6.4 6.75 11z',
      'M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
    ]}
  />
);
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} paths={['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z', 'M12 7.5V12l3 2']} />
);
export const MailIcon = (props: IconProps) => (
  <Icon {...props} paths={['M4 6h16v12H4z', 'M4.5 6.5L12 13l7.5-6.5']} />
);
export const MessageIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
      'M8.5 9.5h7',
      'M8.5 12.5h4.5',
    ]}
  />
);
export const ImagesIcon = (props: IconProps) => (
  <Icon {...props} paths={['M4 5h13v11H4z', 'M20 8v11H8', 'M4.5 14l4-4 3 3 2-2 3 3']} />
);
export const HeartIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M12 20.2C7 16.3 3.4 13 3.4 9.2a4.6 4.6 0 0 1 8.6-2.3 4.6 4.6 0 0 1 8.6 2.3c0 3.8-3.6 7.1-8.6 11z',
    ]}
  />
);
export const StarIcon = (props: IconProps) => (
  <Icon
    {...props}
    isSolid
    paths={[
      'M12 2.75l2.86 5.8 6.4.93-4.63 4.51 1.1 6.37L12 17.35l-5.73 3.01 1.1-6.37L2.74 9.48l6.4-.93z',
    ]}
  />
);

export const BedIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M3 18.5V6',
      'M3 15.5h18v3',
      'M21 15.5v-2.2a2.8 2.8 0 0 0-2.8-2.8H11v5',
      'M7 12.25a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5z',
    ]}
  />
);
export const BathIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M3 12.5h18v1.5a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5z',
      'M6 12V6.5A2.5 2.5 0 0 1 8.5 4C9.9 4 11 5.1 11 6.5',
      'M7.5 19l-1 2',
      'M16.5 19l1 2',
    ]}
  />
);
export const HotTubIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M3 13.5h18v3a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z',
      'M8 10.5c-1.3-1.7 1.3-2.6 0-4.5',
      'M12.2 10.5c-1.3-1.7 1.3-2.6 0-4.5',
      'M16.4 10.5c-1.3-1.7 1.3-2.6 0-4.5',
    ]}
  />
);
export const PoolIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M3 16.5c1.5 0 1.5 1 3 1s1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1',
      'M8 15V6.5A2.5 2.5 0 0 1 10.5 4',
      'M15 15V6.5A2.5 2.5 0 0 1 17.5 4',
      'M8 10.5h7',
    ]}
  />
);
export const MountainIcon = (props: IconProps) => (
  <Icon {...props} paths={['M2.5 19L9.5 6.5l4 7', 'M11.5 19l5-8.5 5 8.5z', 'M2.5 19h9']} />
);
export const FlameIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M12 3.5c.5 3.6 5.5 5.3 5.5 10.4A5.6 5.6 0 0 1 12 20a5.6 5.6 0 0 1-5.5-6.1c0-2.4 1.3-3.9 2.5-5.3.3 1.5 1 2.3 1.9 2.7-.4-3 .1-5.7 1.1-7.8z',
    ]}
  />
);
export const TheaterIcon = (props: IconProps) => (
  <Icon {...props} paths={['M4 5.5h16v11H4z', 'M9 20h6', 'M10.5 8.75v4.5l3.75-2.25z']} />
);
export const GameIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M8 8h8a5 5 0 0 1 5 5c0 5-3.5 5.5-5.5 2.5h-7C6.5 18.5 3 18 3 13a5 5 0 0 1 5-5z',
      'M8.25 10.5v3',
      'M6.75 12h3',
      'M15.5 12v.01',
      'M17.5 12v.01',
    ]}
  />
);
export const WifiIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M3 9.5c5.4-4.7 12.6-4.7 18 0',
      'M6.25 13c3.5-3 8-3 11.5 0',
      'M9.5 16.25c1.6-1.3 3.4-1.3 5 0',
      'M12 19.25v.01',
    ]}
  />
);
export const PaddleIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M10.2 14.6l-1.7-1.7a5.2 5.2 0 0 1 7.4-7.4 5.2 5.2 0 0 1-5.7 9.1z',
      'M9.8 14.2L4.5 19.5',
      'M19 19.5v.01',
    ]}
  />
);
export const ChargerIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={['M8 3.5V8', 'M15 3.5V8', 'M5.5 8h12v3a6 6 0 0 1-12 0z', 'M11.5 17v3.5']}
  />
);
export const ParkingIcon = (props: IconProps) => (
  <Icon {...props} paths={['M4 4h16v16H4z', 'M9.5 17V7.5h3.25a2.9 2.9 0 0 1 0 5.8H9.5']} />
);

export const TiktokIcon = (props: IconProps) => (
  <Icon
    {...props}
    isSolid
    paths={[
      'M16.4 3c.3 2.3 1.7 3.9 4.1 4.1v2.9a7 7 0 0 1-4-1.3v6.1a6.2 6.2 0 1 1-5.3-6.1v3.1a3.1 3.1 0 1 0 2.2 3V3z',
    ]}
  />
);
export const InstagramIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths={[
      'M8 3.75h8A4.25 4.25 0 0 1 20.25 8v8A4.25 4.25 0 0 1 16 20.25H8A4.25 4.25 0 0 1 3.75 16V8A4.25 4.25 0 0 1 8 3.75z',
      'M12 15.75a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5z',
      'M16.9 7.1v.01',
    ]}
  />
);
export const FacebookIcon = (props: IconProps) => (
  <Icon
    {...props}
    isSolid
    paths={[
      'M13.6 21v-7.6h2.7l.45-3.2H13.6V8.2c0-.9.3-1.55 1.6-1.55h1.7V3.8c-.3 0-1.3-.1-2.5-.1-2.5 0-4.1 1.5-4.1 4.2v2.3H7.5v3.2h2.8V21z',
    ]}
  />
);
